/** Marks every element with the place in the demo's code that made it: for a second look at a demo that has a fault.
 *  Knows React's way of making elements, and changes nothing else. */

import type { Spot } from '../message.js';
import { spotOf } from './faults.js';
import { attributeOf, type Tag } from './tags.js';

const MARK = 'data-docsgen-at';

interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: MakeElement;
  readonly jsxs: MakeElement;
}

type MakeElement = (type: unknown, props: object, key?: unknown) => unknown;

/** Stands in for `react/jsx-runtime`: elements made by `file` carry their places. Other packages stay as they are. */
export function withMarks(file: string): (name: string, exports: unknown) => unknown {
  return (name, exports) => {
    if (name !== 'react/jsx-runtime') return exports;
    const runtime = exports as JsxRuntime;
    const mark =
      (make: MakeElement): MakeElement =>
      (type, props, key) => {
        const here = new TypeError('An element cannot be made of this.');
        if (type === undefined || type === null || hasWrongChild(type, props)) throw here;
        const spot = type === runtime.Fragment ? undefined : spotOf(here, file);
        return make(type, spot ? { ...props, [MARK]: `${spot.line}:${spot.column}` } : props, key);
      };
    return { ...runtime, jsx: mark(runtime.jsx), jsxs: mark(runtime.jsxs) };
  };
}

/** What React finds out only when it renders, and then cannot say where. */
function hasWrongChild(type: unknown, props: object): boolean {
  const given: unknown = Reflect.get(props, 'children');
  const children: readonly unknown[] = Array.isArray(given) ? given : [given];
  return (
    typeof type === 'string' &&
    children.some(
      (child) =>
        Object.getPrototypeOf(child ?? '') === Object.prototype && !Reflect.has(child as object, '$$typeof'),
    )
  );
}

/** The place of a marked tag. */
export function markOf(tag: Tag): Spot | undefined {
  const [line, column] = attributeOf(tag, MARK)?.split(':').map(Number) ?? [];
  return line !== undefined && column !== undefined ? { line, column } : undefined;
}
