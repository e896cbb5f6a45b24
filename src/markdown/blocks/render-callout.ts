/** Renders callouts, and GitHub's alerts as callouts. */

import type { TokenCursor } from './token-cursor.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { toPlainText } from '../html/render-inline.js';
import type { AlertMeta } from '../syntax/apply-block-marks.js';
import type { CalloutMeta } from '../syntax/callout-rule.js';

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

const ALERT_NAMES = Object.keys(ALERT_SEVERITIES) as readonly (keyof typeof ALERT_SEVERITIES)[];

/** Opens the callout at the cursor, with its title if it has one. */
export function openCallout(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const { severity, closed } = token.meta as unknown as CalloutMeta;
  const at = builder.source.findWord(token.map?.[0] ?? 0, ':::');
  if (!closed) {
    const hint = 'Write a line of as many colons below it.';
    builder.diagnostics.error('callout/unclosed', at, {
      message: `the callout :::${severity} is never closed`,
      hint,
    });
  }
  const knownSeverity = SEVERITIES.find((one) => one === severity);
  if (!knownSeverity) {
    const alias = SEVERITY_ALIASES[severity.toLowerCase()];
    const hint =
      (alias ? `Write \`${alias}\`.` : suggestName(severity, SEVERITIES)) ??
      `Known are ${SEVERITIES.join(', ')}.`;
    builder.diagnostics.error('callout/severity', at, {
      message: `unknown severity ${severity.slice(0, 40)}`,
      hint,
    });
  }
  const title = cursor.tokens[cursor.index + 1];
  const hasTitle = title?.type === 'inline';
  const label = hasTitle
    ? toPlainText(title.children ?? [])
    : builder.context.messages[`callout.${knownSeverity ?? 'info'}`];
  cursor.openContainer(renderCalloutStart(knownSeverity ?? 'info', label));
  if (hasTitle)
    builder.appendHtml(
      `<p class="callout-title">${cursor.renderText(cursor.next(), { isPhrasingOnly: true })}</p>\n`,
    );
}

/** Opens the alert at the cursor. `false` if the blockquote there is none. */
export function openAlert(cursor: TokenCursor): boolean {
  const { builder, token } = cursor;
  if (token.meta === null) return false;
  const { alert } = token.meta as unknown as AlertMeta;
  const name = ALERT_NAMES.find((one) => one === alert.toLowerCase());
  if (!name) {
    const knownNames = ALERT_NAMES.map((one) => one.toUpperCase());
    const hint = suggestName(alert, knownNames) ?? `Known are ${knownNames.join(', ')}.`;
    builder.diagnostics.error('callout/severity', cursor.position(), {
      message: `unknown alert ${alert.slice(0, 40)}`,
      hint,
    });
  }
  const title = name ? builder.context.messages[`callout.${name}`] : alert;
  cursor.openContainer(renderCalloutStart(name ? ALERT_SEVERITIES[name] : 'info', title));
  builder.appendHtml(`<p class="callout-title">${escapeText(title)}</p>\n`);
  return true;
}

/** The end of either. */
export const CALLOUT_END = '</div></aside>\n';

function renderCalloutStart(severity: CalloutSeverity, label: string): string {
  const icon = '<span class="callout-icon" aria-hidden="true"></span>';
  const name = escapeAttribute(label);
  return `<aside class="callout callout-${severity}" role="note" aria-label="${name}">${icon}<div class="callout-content">\n`;
}
