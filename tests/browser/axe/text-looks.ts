/**
 * How the texts of a page look: in which colors, upon which, how large, and in which element. Texts that look alike are
 * legible alike: it is enough to examine one of them.
 */

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The first text of each look on this page, by look. */
    textsByLook: ReadonlyMap<string, Element>;
  }
}

/** Looks at the texts of a page as it is now, and keeps one of each look in `window.textsByLook`. */
export function findLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(collectTexts);
}

/** Runs in the page. */
function collectTexts(): readonly string[] {
  const backgrounds = new Map<Element, string>();
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const look = lookOf(element);
    if (!found.has(look)) found.set(look, element);
  }
  window.textsByLook = found;
  return [...found.keys()];

  function hasText(element: Element): boolean {
    if (element.matches('input, select, textarea')) return true;
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, position } =
      getComputedStyle(element);
    const parent = element.parentElement!;
    return [
      nameOf(parent),
      getComputedStyle(parent).color,
      nameOf(element),
      color,
      fontSize,
      fontWeight,
      textShadow,
      textDecorationLine,
      position,
      backgroundOf(element),
    ].join('|');
  }

  /** Names that Emotion makes are left out: what they say is in the colors. */
  function nameOf({ localName, classList }: Element): string {
    return [localName, ...[...classList].filter((name) => !name.startsWith('css-'))].join('.');
  }

  /** What lies behind an element, from the root of the document on. */
  function backgroundOf(element: Element): string {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const behind = element.parentElement ? backgroundOf(element.parentElement) : '';
    const background = own === 'rgba(0, 0, 0, 0) none 1 none normal' ? behind : `${behind}/${own}`;
    backgrounds.set(element, background);
    return background;
  }
}
