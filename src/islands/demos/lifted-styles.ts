/** Turns classes back into the `style` attributes that the server has lifted into a stylesheet: React sets and removes
 *  single properties of the attribute, and knows nothing of the classes. */

const LIFTED = /^\.(s-[0-9a-f]{8}):not\(#_\)$/;

const rules = new Map<string, string>();

/** Of an element that React is about to take over. */
export function giveStylesBack(root: HTMLElement): void {
  const lifted = [...root.querySelectorAll<HTMLElement>('[class*="s-"]')].filter((one) => nameOn(one));
  if (lifted.some((one) => !rules.has(nameOn(one)!))) readRules();
  for (const element of lifted) {
    const name = nameOn(element)!;
    element.style.cssText = rules.get(name) ?? '';
    element.classList.remove(name);
    if (element.classList.length === 0) element.removeAttribute('class');
  }
}

function nameOn(element: Element): string | undefined {
  return [...element.classList].find((name) => /^s-[0-9a-f]{8}$/.test(name));
}

function readRules(): void {
  for (const sheet of document.styleSheets) {
    if (!sheet.href?.startsWith(location.origin)) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const name = LIFTED.exec(rule.selectorText)?.[1];
      if (name) rules.set(name, rule.style.cssText);
    }
  }
}
