/** React's JSX, but for `<style>`, which the pages' policy refuses: its text becomes a sheet made by script.
 *  Stands in for `react/jsx-runtime` in demos and in all that they import. */

import { useInsertionEffect, type ElementType, type Key } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

type Make = (type: ElementType, props: unknown, key?: Key) => React.ReactElement;

export const jsx = withoutStyleElements(runtime.jsx);
export const jsxs = withoutStyleElements(runtime.jsxs);

function withoutStyleElements(make: Make): Make {
  return (type, props, key) => make(type === 'style' ? AdoptedStyle : type, props, key);
}

interface StyleProps {
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

function AdoptedStyle({ children, dangerouslySetInnerHTML }: StyleProps): null {
  const text = dangerouslySetInnerHTML?.__html ?? textOf(children);
  useInsertionEffect(() => adopt(text), [text]);
  return null;
}

function textOf(children: unknown): string {
  return Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
}

/** How many want a sheet, by its text. */
const wanted = new Map<string, { readonly sheet: CSSStyleSheet; count: number }>();

function adopt(text: string): () => void {
  const known = wanted.get(text) ?? { sheet: new CSSStyleSheet(), count: 0 };
  wanted.set(text, known);
  known.count += 1;
  if (known.count === 1) {
    known.sheet.replaceSync(text);
    document.adoptedStyleSheets.push(known.sheet);
  }
  return () => {
    known.count -= 1;
    if (known.count > 0) return;
    wanted.delete(text);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
  };
}
