/** Marks every element with the position in the demo's code that created it, to find the positions of issues. */

import type { CodePosition } from '../../worker-messages.js';
import { findErrorPosition } from '../create-issue.js';
import type { ReplaceExports } from '../modules/evaluate-module.js';
import { getTagAttribute, type HtmlTag } from './parse-tags.js';

const MARK_ATTRIBUTE = 'data-docsgen-at';

interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: CreateElement;
  readonly jsxs: CreateElement;
}

type CreateElement = (type: unknown, props: object, key?: unknown) => unknown;

/** Replaces `react/jsx-runtime`, so that elements created by `file` carry their positions. */
export function createElementMarker(file: string): ReplaceExports {
  return (name, exports) => {
    if (!isJsxRuntime(name, exports)) return exports;
    const wrapCreateElement =
      (createElement: CreateElement): CreateElement =>
      (type, props, key) => {
        const error = new TypeError('An element cannot be made of this.');
        if (type === undefined || type === null || hasInvalidChild(type, props)) throw error;
        const position = type === exports.Fragment ? undefined : findErrorPosition(error, file);
        if (!position) return createElement(type, props, key);
        const mark = `${position.line}:${position.column}`;
        return createElement(type, { ...props, [MARK_ATTRIBUTE]: mark }, key);
      };
    return { ...exports, jsx: wrapCreateElement(exports.jsx), jsxs: wrapCreateElement(exports.jsxs) };
  };
}

function isJsxRuntime(name: string, exports: unknown): exports is JsxRuntime {
  return name === 'react/jsx-runtime' && typeof exports === 'object';
}

/** Whether there is a child that React rejects only when it renders, without a position. */
function hasInvalidChild(type: unknown, props: object): boolean {
  const value: unknown = Reflect.get(props, 'children');
  const children: readonly unknown[] = Array.isArray(value) ? value : [value];
  return typeof type === 'string' && children.some((child) => isPlainObject(child) && !('$$typeof' in child));
}

function isPlainObject(value: unknown): value is object {
  return Object.getPrototypeOf(value ?? '') === Object.prototype;
}

/** The position of a marked tag. */
export function parseMark(tag: HtmlTag): CodePosition | undefined {
  const [line, column] = getTagAttribute(tag, MARK_ATTRIBUTE)?.split(':').map(Number) ?? [];
  return line !== undefined && column !== undefined ? { line, column } : undefined;
}
