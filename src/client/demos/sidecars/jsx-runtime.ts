/** React's JSX, but for `<style>`, which the pages' policy refuses: its text becomes a sheet made by script.
 *  Stands in for `react/jsx-runtime` in demos and in all that they import. */

import { useInsertionEffect, type ElementType, type Key } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

type CreateElement = (type: ElementType, props: unknown, key?: Key) => React.ReactElement;

export const jsx = replaceStyleElements(runtime.jsx);
export const jsxs = replaceStyleElements(runtime.jsxs);

function replaceStyleElements(createElement: CreateElement): CreateElement {
  return (type, props, key) => createElement(type === 'style' ? AdoptedStyle : type, props, key);
}

interface StyleProps {
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

function AdoptedStyle({ children, dangerouslySetInnerHTML }: StyleProps): null {
  const text = dangerouslySetInnerHTML?.__html ?? toText(children);
  useInsertionEffect(() => adoptStyles(text), [text]);
  return null;
}

function toText(children: unknown): string {
  return Array.isArray(children) ? children.map(toText).join('') : String(children ?? '');
}

/** How many want a sheet, by its text. */
const adoptedSheets = new Map<string, { readonly sheet: CSSStyleSheet; users: number }>();

function adoptStyles(text: string): () => void {
  const entry = adoptedSheets.get(text) ?? { sheet: new CSSStyleSheet(), users: 0 };
  adoptedSheets.set(text, entry);
  entry.users += 1;
  if (entry.users === 1) {
    entry.sheet.replaceSync(text);
    document.adoptedStyleSheets.push(entry.sheet);
  }
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    adoptedSheets.delete(text);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}
