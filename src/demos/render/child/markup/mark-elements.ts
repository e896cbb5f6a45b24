/** Marks every element with the place in the demo's code that made it: for a second look at a demo that has a fault.
 *  Knows React's way of making elements, and changes nothing else. */

import type { CodePosition } from '../../worker-messages.js';
import { findErrorPosition } from '../create-issue.js';
import { getTagAttribute, type HtmlTag } from './parse-tags.js';

const MARK_ATTRIBUTE = 'data-docsgen-at';

interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: CreateElement;
  readonly jsxs: CreateElement;
}

type CreateElement = (type: unknown, props: object, key?: unknown) => unknown;

/** Stands in for `react/jsx-runtime`: elements made by `file` carry their places. Other packages stay as they are. */
export function createElementMarker(file: string): (name: string, exports: unknown) => unknown {
  return (name, exports) => {
    if (name !== 'react/jsx-runtime') return exports;
    const runtime = exports as JsxRuntime;
    const wrapCreateElement =
      (createElement: CreateElement): CreateElement =>
      (type, props, key) => {
        const error = new TypeError('An element cannot be made of this.');
        if (type === undefined || type === null || hasInvalidChild(type, props)) throw error;
        const position = type === runtime.Fragment ? undefined : findErrorPosition(error, file);
        return createElement(
          type,
          position ? { ...props, [MARK_ATTRIBUTE]: `${position.line}:${position.column}` } : props,
          key,
        );
      };
    return { ...runtime, jsx: wrapCreateElement(runtime.jsx), jsxs: wrapCreateElement(runtime.jsxs) };
  };
}

/** What React finds out only when it renders, and then cannot say where. */
function hasInvalidChild(type: unknown, props: object): boolean {
  const value: unknown = Reflect.get(props, 'children');
  const children: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    typeof type === 'string' &&
    children.some(
      (child) =>
        Object.getPrototypeOf(child ?? '') === Object.prototype && !Reflect.has(child as object, '$$typeof'),
    )
  );
}

/** The place of a marked tag. */
export function parseMark(tag: HtmlTag): CodePosition | undefined {
  const [line, column] = getTagAttribute(tag, MARK_ATTRIBUTE)?.split(':').map(Number) ?? [];
  return line !== undefined && column !== undefined ? { line, column } : undefined;
}
