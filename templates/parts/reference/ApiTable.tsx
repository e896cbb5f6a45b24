/** The partial `reference`: a table of an API page. A script offers the same rows as a list. */

import styled from '@emotion/styled';
import {
  fillPlaceholders,
  useMessages,
  type ReferenceTable,
  type ReferenceArgument,
  type ReferenceRow,
  type PartialProps,
  type Messages,
} from 'docsgen/kit';
import { Fragment, type ReactNode } from 'react';
import { apiTableStyle } from './api-table-style.js';
import { renderBreakableName, renderCode } from './breakable-code.js';

const Root = styled.div(apiTableStyle);

interface TableColumn {
  readonly messageKey: `api.${'name' | 'type' | 'default' | 'description' | 'slot' | 'className' | 'ruleName' | 'defaultComponent'}`;
  readonly renderCell: (row: ReferenceRow, messages: Messages) => ReactNode;
}

const VIEWS = ['table', 'expanded', 'collapsed'] as const;

/** One row for each prop, slot, class … Each row can be linked to. */
export function ApiTable({ kind, label, rows }: PartialProps['reference']) {
  const messages = useMessages();
  const [name, ...columns] = createColumns(kind, rows);
  return (
    <Root data-reference={kind} data-link={messages['api.link']}>
      <div
        className="views"
        role="group"
        aria-label={fillPlaceholders(messages['api.view'], { name: label })}
      >
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
            {messages[`api.${value}`]}
          </button>
        ))}
      </div>
      <section className="table" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              {[name!, ...columns].map(({ messageKey }) => (
                <th key={messageKey} scope="col">
                  {messages[messageKey]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} id={row.id}>
                <th scope="row">{name!.renderCell(row, messages)}</th>
                {columns.map(({ messageKey, renderCell }) => (
                  <td key={messageKey}>{renderCell(row, messages)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Root>
  );
}

function createColumns(kind: ReferenceTable['kind'], rows: readonly ReferenceRow[]): readonly TableColumn[] {
  const descriptionColumn: TableColumn = { messageKey: 'api.description', renderCell: renderDescription };
  const defaultColumn: TableColumn = {
    messageKey: 'api.default',
    renderCell: (row) => renderCode(row.default),
  };
  const defaultColumns = rows.some((row) => row.default !== undefined) ? [defaultColumn] : [];
  switch (kind) {
    case 'props':
    case 'parameters':
    case 'return-value':
    case 'properties':
      return [
        { messageKey: 'api.name', renderCell: renderName },
        { messageKey: 'api.type', renderCell: (row) => renderCode(row.type) },
        ...defaultColumns,
        descriptionColumn,
      ];
    case 'slots':
      return [
        { messageKey: 'api.slot', renderCell: renderName },
        { messageKey: 'api.className', renderCell: (row) => renderCode(row.key && `.${row.key}`) },
        { messageKey: 'api.defaultComponent', renderCell: (row) => renderCode(row.default) },
        descriptionColumn,
      ];
    case 'classes':
      return [
        {
          messageKey: 'api.className',
          renderCell: (row, messages) => renderName({ ...row, name: `.${row.name}` }, messages),
        },
        { messageKey: 'api.ruleName', renderCell: (row) => (row.isGlobal ? '-' : renderCode(row.key)) },
        descriptionColumn,
      ];
    case 'css-variables':
      return [{ messageKey: 'api.name', renderCell: renderName }, ...defaultColumns, descriptionColumn];
    default:
      return kind satisfies never;
  }
}

function renderName(row: ReferenceRow, messages: Messages) {
  const { id, name, required, deprecated, isGlobal, plan, since } = row;
  return (
    <>
      <a className="name" href={`#${id}`}>
        <code>{renderBreakableName(name)}</code>
      </a>
      {required && (
        <span className="mark required">
          <span aria-hidden="true">*</span>
          <span className="sr-only">{messages['api.required']}</span>
        </span>
      )}
      {plan && (
        <span className={`plan-${plan}`} title={messages[`plan.${plan}`]}>
          <span className="sr-only">{messages[`plan.${plan}`]}</span>
        </span>
      )}
      {deprecated !== undefined && <span className="mark deprecated">{messages['flag.deprecated']}</span>}
      {isGlobal && <span className="mark">{messages['api.state']}</span>}
      {since !== undefined && (
        <span className="mark">{fillPlaceholders(messages['api.since'], { version: since })}</span>
      )}
    </>
  );
}

function renderDescription(row: ReferenceRow, messages: Messages) {
  const { description, deprecated, arguments: callbackArguments = [], returns } = row;
  return (
    <>
      {deprecated !== undefined && (
        <div
          className="reason"
          dangerouslySetInnerHTML={toInnerHtml(
            `<strong>${escapeHtml(messages['api.deprecated'])}</strong> ${deprecated}`,
          )}
        />
      )}
      {description !== '' && <div dangerouslySetInnerHTML={toInnerHtml(description)} />}
      {(callbackArguments.length > 0 || returns) && (
        <dl>
          {callbackArguments.map((argument) => (
            <Fragment key={argument.name}>{renderArgument(<code>{argument.name}</code>, argument)}</Fragment>
          ))}
          {returns && renderArgument(messages['api.returns'], returns)}
        </dl>
      )}
    </>
  );
}

function renderArgument(title: ReactNode, { type, description }: Omit<ReferenceArgument, 'name'>) {
  return (
    <>
      <dt>
        {title} <code>{type}</code>
      </dt>
      <dd dangerouslySetInnerHTML={toInnerHtml(description)} />
    </>
  );
}

function toInnerHtml(markup: string): { readonly __html: string } {
  return { __html: markup };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
