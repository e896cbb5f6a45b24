/** Renders callouts, and GitHub's alerts as callouts. */

import type { TokenCursor } from './token-cursor.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { toPlainText } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';

const SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

type CalloutSeverity = (typeof SEVERITIES)[number];

/** What other tools call them. */
const SEVERITY_ALIASES: Readonly<Record<string, string>> = {
  caution: 'warning',
  danger: 'error',
  hint: 'info',
  important: 'info',
  note: 'info',
  tip: 'success',
};

const ALERT_SEVERITIES = {
  note: 'info',
  tip: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'error',
} as const;

const ALERT_NAMES = ['note', 'tip', 'important', 'warning', 'caution'] as const;

/** Opens the callout at the cursor, with its title if it has one. */
export function openCallout(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const name = String(token.meta?.['severity']);
  const at = builder.source.findWord(token.map?.[0] ?? 0, ':::');
  if (token.meta?.['closed'] === false) {
    const message = `the callout :::${name} is never closed`;
    const hint = 'Write a line of as many colons below it.';
    builder.diagnostics.error('callout/unclosed', at, { message, hint });
  }
  const severity = SEVERITIES.find((one) => one === name);
  if (!severity) {
    const alias = SEVERITY_ALIASES[name.toLowerCase()];
    const suggestion = alias ? `Write \`${alias}\`.` : suggestName(name, SEVERITIES);
    const hint = suggestion ?? `Known are ${SEVERITIES.join(', ')}.`;
    const message = `unknown severity ${name.slice(0, 40)}`;
    builder.diagnostics.error('callout/severity', at, { message, hint });
  }
  const title = cursor.peek();
  if (title?.type !== 'inline') {
    cursor.openContainer(
      renderCalloutStart(severity, builder.context.messages[`callout.${severity ?? 'info'}`]),
    );
    return;
  }
  cursor.openContainer(renderCalloutStart(severity, toPlainText(title.children ?? [])));
  const html = cursor.renderText(cursor.next(), { isPhrasingOnly: true });
  builder.appendHtml(`<p class="callout-title">${html}</p>\n`);
}

/** Opens the blockquote at the cursor, which can be an alert. */
export function openBlockquote(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  if (!isAlert(token)) {
    cursor.openContainer('<blockquote>\n');
    return;
  }
  const alert = String(token.meta?.['alert']);
  const name = ALERT_NAMES.find((one) => one === alert.toLowerCase());
  if (!name) {
    const knownNames = ALERT_NAMES.map((one) => one.toUpperCase());
    const hint = suggestName(alert, knownNames) ?? `Known are ${knownNames.join(', ')}.`;
    const message = `unknown alert ${alert.slice(0, 40)}`;
    builder.diagnostics.error('callout/severity', cursor.position(), { message, hint });
  }
  const title = name ? builder.context.messages[`callout.${name}`] : alert;
  cursor.openContainer(renderCalloutStart(name && ALERT_SEVERITIES[name], title));
  builder.appendHtml(`<p class="callout-title">${escapeText(title)}</p>\n`);
}

/** Closes the blockquote or alert at the cursor. */
export function closeBlockquote(cursor: TokenCursor): void {
  cursor.closeContainer(isAlert(cursor.token) ? CALLOUT_END : '</blockquote>\n');
}

function isAlert({ meta }: Token): boolean {
  return meta?.['alert'] !== undefined;
}

export const CALLOUT_END = '</div></aside>\n';

function renderCalloutStart(severity: CalloutSeverity | undefined, label: string): string {
  const icon = '<span class="callout-icon" aria-hidden="true"></span>';
  const name = escapeAttribute(label);
  return `<aside class="callout callout-${severity ?? 'info'}" role="note" aria-label="${name}">${icon}<div class="callout-content">\n`;
}
