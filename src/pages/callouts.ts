/** Callouts, and GitHub's alerts as callouts. Knows nothing of what is in them. */

import type { Cursor } from './cursor.js';
import { escapeAttribute, escapeText } from './escape.js';
import { didYouMean } from './findings.js';
import { inlineText } from './inline-html.js';
import type { AlertMeta } from './markdown/marks.js';
import type { CalloutMeta } from './markdown/callout.js';

const SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

type Severity = (typeof SEVERITIES)[number];

/** What other tools call them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  caution: 'warning',
  danger: 'error',
  hint: 'info',
  important: 'info',
  note: 'info',
  tip: 'success',
};

const ALERTS = {
  note: 'info',
  tip: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'error',
} as const;

const ALERT_NAMES = Object.keys(ALERTS) as readonly (keyof typeof ALERTS)[];

/** Opens the callout at the cursor, with its title if it has one. */
export function openCallout(cursor: Cursor): void {
  const { draft, token } = cursor;
  const { severity, closed } = token.meta as unknown as CalloutMeta;
  const at = draft.source.find(token.map?.[0] ?? 0, ':::');
  if (!closed) {
    const hint = 'Write a line of as many colons below it.';
    draft.findings.error('callout/unclosed', at, {
      message: `the callout :::${severity} is never closed`,
      hint,
    });
  }
  const kind = SEVERITIES.find((one) => one === severity);
  if (!kind) {
    const other = OTHER_NAMES[severity.toLowerCase()];
    const hint =
      (other ? `Write \`${other}\`.` : didYouMean(severity, SEVERITIES)) ??
      `Known are ${SEVERITIES.join(', ')}.`;
    draft.findings.error('callout/severity', at, {
      message: `unknown severity ${severity.slice(0, 40)}`,
      hint,
    });
  }
  const title = cursor.tokens[cursor.index + 1];
  const isTitled = title?.type === 'inline';
  const label = isTitled ? inlineText(title.children ?? []) : draft.given.words[`callout.${kind ?? 'info'}`];
  cursor.enter(opening(kind ?? 'info', label));
  if (isTitled) draft.write(`<p class="callout-title">${cursor.text(cursor.next(), { inText: true })}</p>\n`);
}

/** Opens the alert at the cursor. `false` if the blockquote there is none. */
export function openAlert(cursor: Cursor): boolean {
  const { draft, token } = cursor;
  if (token.meta === null) return false;
  const { alert } = token.meta as unknown as AlertMeta;
  const name = ALERT_NAMES.find((one) => one === alert.toLowerCase());
  if (!name) {
    const known = ALERT_NAMES.map((one) => one.toUpperCase());
    const hint = didYouMean(alert, known) ?? `Known are ${known.join(', ')}.`;
    draft.findings.error('callout/severity', cursor.at(), {
      message: `unknown alert ${alert.slice(0, 40)}`,
      hint,
    });
  }
  const title = name ? draft.given.words[`callout.${name}`] : alert;
  cursor.enter(opening(name ? ALERTS[name] : 'info', title));
  draft.write(`<p class="callout-title">${escapeText(title)}</p>\n`);
  return true;
}

/** The end of either. */
export const CALLOUT_END = '</div></aside>\n';

function opening(kind: Severity, label: string): string {
  const icon = '<span class="callout-icon" aria-hidden="true"></span>';
  const name = escapeAttribute(label);
  return `<aside class="callout callout-${kind}" role="note" aria-label="${name}">${icon}<div class="callout-content">\n`;
}
