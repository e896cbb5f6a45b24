/** Documents apart from all pages, each with one script and a policy of its own. */

import { escapeAttribute, escapeText } from '../text/escape-html.js';

export interface SandboxDocument {
  readonly title: string;
  readonly language: string;
  readonly script: string;
  /** For hosts that send no headers. */
  readonly policy: string;
  /** What stands in the body before the script. */
  readonly body?: string;
}

export function renderSandboxDocument({
  title,
  language,
  script,
  policy,
  body = '',
}: SandboxDocument): string {
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"><meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title>`;
  return `<!doctype html>\n<html lang="${escapeAttribute(language)}"><head>${head}</head><body>${body}<script>${script}</script></body></html>\n`;
}

/** Where an edited demo stands. */
export const SANDBOX_BODY = '<div class="demo"></div>';
