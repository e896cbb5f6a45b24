/** Lets rules that demos insert by script for light or dark apply to the site's further color schemes too, as the rules of
 *  stylesheets do: those of Emotion, of `<style>` elements, and of any other library. */

import { widenSchemeSelectors, type SchemeModes } from '../../site/color-schemes.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

const { insertRule, replaceSync } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.insertRule = function insertWidenedRule(rule, index) {
  return insertRule.call(this, widenSchemeSelectors(rule, COLOR_SCHEMES), index);
};

CSSStyleSheet.prototype.replaceSync = function replaceByWidenedRules(text) {
  replaceSync.call(this, widenSchemeSelectors(text, COLOR_SCHEMES));
};
