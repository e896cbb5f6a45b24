/** The script of a document that shows one demo in an iframe: follows the preferences and hydrates the demo. The iframe of
 *  an isolated demo follows the height of its content. */

import { hydrateOnInteraction, hydrateInView } from '../demos/hydrate-demos.js';
import { showFocusedFrame } from '../demos/show-focused-frame.js';
import { followPreferences } from '../preferences/follow-preferences.js';

followPreferences();
hydrateOnInteraction();
hydrateInView();
showFocusedFrame();
if (document.documentElement.dataset['frame'] === 'auto') {
  const setHeight = (): void =>
    window.frameElement?.setAttribute('height', String(Math.ceil(document.body.offsetHeight)));
  new ResizeObserver(setHeight).observe(document.body);
}
