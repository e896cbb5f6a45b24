/** Names and code in cells, with places where a long one may break. */

import { Fragment, type ReactNode } from 'react';

/** A long name may break before a word in it. */
export function renderBreakableName(name: string): ReactNode {
  if (name.length <= MAX_UNBROKEN_LENGTH) return name;
  return renderWithBreaks(name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=-)/u));
}

/** Where a type or a default may break, so that the description beside it stays visible. */
const CODE_BREAK_POINTS = /(?<=[.<([{])(?=[^\s.<([{\])}>])|(?<=[\p{Ll}\d]{3})(?=\p{Lu}\p{Ll}{3})/u;

function renderWithBreaks(parts: readonly string[]): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const MAX_UNBROKEN_LENGTH = 16;

export function renderCode(code: string | undefined) {
  return code === undefined || code === '' ? (
    '-'
  ) : (
    <code>{renderWithBreaks(code.split(CODE_BREAK_POINTS))}</code>
  );
}
