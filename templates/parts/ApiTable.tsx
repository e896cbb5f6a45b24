/** The region `reference`: a table of an API page. A script offers the same rows as a list. */

import styled from '@emotion/styled';
import {
  filled,
  useWords,
  type Reference,
  type ReferenceArgument,
  type ReferenceRow,
  type RegionProps,
  type Words,
} from 'docsgen/kit';
import { Fragment, type ReactNode } from 'react';
import { apiTableStyle } from './api-table-style.js';

const Root = styled.div(apiTableStyle);

interface Column {
  readonly word: `api.${'name' | 'type' | 'default' | 'description' | 'slot' | 'className' | 'ruleName' | 'defaultComponent'}`;
  readonly cell: (row: ReferenceRow, words: Words) => ReactNode;
}

const VIEWS = ['table', 'expanded', 'collapsed'] as const;

/** One row for each prop, slot, class … Each row can be linked to. */
export function ApiTable({ kind, label, rows }: RegionProps['reference']) {
  const words = useWords();
  const [name, ...columns] = columnsOf(kind, rows);
  return (
    <Root data-reference={kind} data-link={words['api.link']}>
      <div className="views" role="group" aria-label={filled(words['api.view'], { name: label })}>
        {VIEWS.map((value) => (
          <button
            key={value}
            type="button"
            value={value}
            aria-pressed={value === 'table'}
            data-ga-event-category="layout"
            data-ga-event-action={kind}
            data-ga-event-label={value}
          >
            {words[`api.${value}`]}
          </button>
        ))}
      </div>
      <section className="table" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              {[name!, ...columns].map(({ word }) => (
                <th key={word} scope="col">
                  {words[word]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} id={row.id}>
                <th scope="row">{name!.cell(row, words)}</th>
                {columns.map(({ word, cell }) => (
                  <td key={word}>{cell(row, words)}</td>
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
  const description: Column = { word: 'api.description', cell: descriptionOf };
  const fallback: Column = { word: 'api.default', cell: (row) => codeOf(row.default) };
  const hasDefault = rows.some((row) => row.default !== undefined) ? [fallback] : [];
  switch (kind) {
    case 'props':
    case 'parameters':
    case 'return-value':
      return [
        { word: 'api.name', cell: nameOf },
        { word: 'api.type', cell: (row) => codeOf(row.type) },
        ...hasDefault,
        description,
      ];
    case 'slots':
      return [
        { word: 'api.slot', cell: nameOf },
        { word: 'api.className', cell: (row) => codeOf(row.key && `.${row.key}`) },
        { word: 'api.defaultComponent', cell: (row) => codeOf(row.default) },
        description,
      ];
    case 'classes':
      return [
        { word: 'api.className', cell: (row, words) => nameOf({ ...row, name: `.${row.name}` }, words) },
        { word: 'api.ruleName', cell: (row) => (row.isGlobal ? '-' : codeOf(row.key)) },
        description,
      ];
    case 'css-variables':
      return [{ word: 'api.name', cell: nameOf }, ...hasDefault, description];
    default:
      return kind satisfies never;
  }
}

function nameOf(row: ReferenceRow, words: Words) {
  const { id, name, required, deprecated, isGlobal, plan, since } = row;
  return (
    <>
      <a className="name" href={`#${id}`}>
        <code>{breakable(name)}</code>
      </a>
      {required && (
        <span className="mark required">
          <span aria-hidden="true">*</span>
          <span className="sr-only">{words['api.required']}</span>
        </span>
      )}
      {plan && (
        <span className={`plan-${plan}`} title={words[`plan.${plan}`]}>
          <span className="sr-only">{words[`plan.${plan}`]}</span>
        </span>
      )}
      {deprecated !== undefined && <span className="mark deprecated">{words['flag.deprecated']}</span>}
      {isGlobal && <span className="mark">{words['api.state']}</span>}
      {since !== undefined && <span className="mark">{filled(words['api.since'], { version: since })}</span>}
    </>
  );
}

/** A long name may be broken where a word in it begins. */
function breakable(name: string): ReactNode {
  if (name.length <= LONGEST_WORD) return name;
  return parted(name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=-)/u));
}

/** Where a type or a default may be broken too, so that the description beside it stays in sight. */
const CODE_BREAKS = /(?<=[.<([{])(?=[^\s.<([{\])}>])|(?<=[\p{Ll}\d]{3})(?=\p{Lu}\p{Ll}{3})/u;

function parted(parts: readonly string[]): ReactNode {
  return parts.map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

const LONGEST_WORD = 16;

function codeOf(code: string | undefined) {
  return code === undefined || code === '' ? '-' : <code>{parted(code.split(CODE_BREAKS))}</code>;
}

function descriptionOf(row: ReferenceRow, words: Words) {
  const { description, deprecated, arguments: given = [], returns } = row;
  return (
    <>
      {deprecated !== undefined && (
        <div
          className="reason"
          dangerouslySetInnerHTML={html(`<strong>${escaped(words['api.deprecated'])}</strong> ${deprecated}`)}
        />
      )}
      {description !== '' && <div dangerouslySetInnerHTML={html(description)} />}
      {(given.length > 0 || returns) && (
        <dl>
          {given.map((one) => (
            <Fragment key={one.name}>{argumentOf(<code>{one.name}</code>, one)}</Fragment>
          ))}
          {returns && argumentOf(words['api.returns'], returns)}
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
