/** The region `reference`: a table of an API page. A script offers the same rows as a list. */

import styled from '@emotion/styled';
import type { Reference, ReferenceArgument, ReferenceRow, RegionProps } from 'docsgen/kit';
import { Fragment, type ReactNode } from 'react';
import { apiTableStyle } from './api-table-style.js';

const Root = styled.div(apiTableStyle);

interface Column {
  readonly title: string;
  readonly cell: (row: ReferenceRow) => ReactNode;
}

const VIEWS = [
  ['table', 'Table'],
  ['expanded', 'Expanded list'],
  ['collapsed', 'Collapsed list'],
] as const;

/** One row for each prop, slot, class … Each row can be linked to. */
export function ApiTable({ kind, label, rows }: RegionProps['reference']) {
  const [name, ...columns] = columnsOf(kind, rows);
  return (
    <Root data-reference={kind}>
      <div className="views" role="group" aria-label={`View: ${label}`}>
        {VIEWS.map(([value, title]) => (
          <button
            key={value}
            type="button"
            value={value}
            aria-pressed={value === 'table'}
            data-ga-event-category="layout"
            data-ga-event-action={kind}
            data-ga-event-label={value}
          >
            {title}
          </button>
        ))}
      </div>
      <section className="table" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              {[name!, ...columns].map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} id={row.id}>
                <th scope="row">{name!.cell(row)}</th>
                {columns.map(({ title, cell }) => (
                  <td key={title}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Root>
  );
}

function columnsOf(kind: Reference['kind'], rows: readonly ReferenceRow[]): readonly Column[] {
  const description: Column = { title: 'Description', cell: descriptionOf };
  const fallback: Column = { title: 'Default', cell: (row) => codeOf(row.default) };
  const hasDefault = rows.some((row) => row.default !== undefined) ? [fallback] : [];
  switch (kind) {
    case 'props':
    case 'parameters':
    case 'return-value':
      return [
        { title: 'Name', cell: (row) => nameOf(row) },
        { title: 'Type', cell: (row) => codeOf(row.type) },
        ...hasDefault,
        description,
      ];
    case 'slots':
      return [
        { title: 'Slot', cell: (row) => nameOf(row) },
        { title: 'Class name', cell: (row) => codeOf(row.key && `.${row.key}`) },
        { title: 'Default component', cell: (row) => codeOf(row.default) },
        description,
      ];
    case 'classes':
      return [
        { title: 'Class name', cell: (row) => nameOf({ ...row, name: `.${row.name}` }) },
        { title: 'Rule name', cell: (row) => (row.isGlobal ? '-' : codeOf(row.key)) },
        description,
      ];
    case 'css-variables':
      return [{ title: 'Name', cell: (row) => nameOf(row) }, ...hasDefault, description];
    default:
      return kind satisfies never;
  }
}

function nameOf({ id, name, required, deprecated, isGlobal, plan, since }: ReferenceRow) {
  return (
    <>
      <a className="name" href={`#${id}`}>
        <code>{breakable(name)}</code>
      </a>
      {required && (
        <span className="mark required">
          <span aria-hidden="true">*</span>
          <span className="sr-only">required</span>
        </span>
      )}
      {plan && (
        <span className={`plan-${plan}`} title={`${plan === 'pro' ? 'Pro' : 'Premium'} plan`}>
          <span className="sr-only">{`${plan === 'pro' ? 'Pro' : 'Premium'} plan`}</span>
        </span>
      )}
      {deprecated !== undefined && <span className="mark deprecated">Deprecated</span>}
      {isGlobal && <span className="mark">State</span>}
      {since !== undefined && <span className="mark">{`since ${since}`}</span>}
    </>
  );
}

/** A long name may be broken where a word in it begins. */
function breakable(name: string): ReactNode {
  if (name.length <= LONGEST_WORD) return name;
  return words(name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=-)/u));
}

/** Where a type or a default may be broken too, so that the description beside it stays in sight. */
const CODE_BREAKS = /(?<=[.<([{])(?=[^\s.<([{\])}>])|(?<=[\p{Ll}\d]{3})(?=\p{Lu}\p{Ll}{3})/u;

function words(parts: readonly string[]): ReactNode {
  return parts.map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

const LONGEST_WORD = 16;

function codeOf(code: string | undefined) {
  return code === undefined || code === '' ? '-' : <code>{words(code.split(CODE_BREAKS))}</code>;
}

function descriptionOf({ description, deprecated, arguments: given = [], returns }: ReferenceRow) {
  return (
    <>
      {deprecated !== undefined && (
        <div
          className="reason"
          dangerouslySetInnerHTML={html(`<strong>Deprecated.</strong> ${deprecated}`)}
        />
      )}
      {description !== '' && <div dangerouslySetInnerHTML={html(description)} />}
      {(given.length > 0 || returns) && (
        <dl>
          {given.map((one) => (
            <Fragment key={one.name}>{argumentOf(<code>{one.name}</code>, one)}</Fragment>
          ))}
          {returns && argumentOf('Returns', returns)}
        </dl>
      )}
    </>
  );
}

function argumentOf(title: ReactNode, { type, description }: Omit<ReferenceArgument, 'name'>) {
  return (
    <>
      <dt>
        {title} <code>{type}</code>
      </dt>
      <dd dangerouslySetInnerHTML={html(description)} />
    </>
  );
}

function html(text: string): { readonly __html: string } {
  return { __html: text };
}
