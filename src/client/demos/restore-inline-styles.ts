/** Turns classes back into the `style` attributes that the server has moved into a stylesheet: React sets and removes
 *  single properties of the attribute. */

const LIFTED_SELECTOR = /^\.(s-[0-9a-f]{8}):not\(#_\)$/;

const stylesByClass = new Map<string, string>();

/** Of an element that React is about to take over. */
export function restoreInlineStyles(root: HTMLElement): void {
  const elements = [...root.querySelectorAll<HTMLElement>('[class*="s-"]')].filter((element) =>
    findLiftedClass(element),
  );
  if (elements.some((element) => !stylesByClass.has(findLiftedClass(element)!))) readLiftedStyles();
  for (const element of elements) {
    const name = findLiftedClass(element)!;
    element.style.cssText = stylesByClass.get(name) ?? '';
    element.classList.remove(name);
    if (element.classList.length === 0) element.removeAttribute('class');
  }
}

function findLiftedClass(element: Element): string | undefined {
  return [...element.classList].find((name) => /^s-[0-9a-f]{8}$/.test(name));
}

function readLiftedStyles(): void {
  for (const sheet of document.styleSheets) {
    if (!sheet.href?.startsWith(location.origin)) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const name = LIFTED_SELECTOR.exec(rule.selectorText)?.[1];
      if (name) stylesByClass.set(name, rule.style.cssText);
    }
  }
}
