/** Renders sandbox documents: each has one script and a content security policy of its own. */

import { escapeAttribute, escapeText } from '../text/escape-html.js';

interface SandboxDocument {
  readonly title: string;
  readonly language: string;
  readonly script: string;
  /** For hosts that send no headers. */
  readonly policy: string;
  /** HTML before the script. */
  readonly body?: string;
}

export function renderSandboxDocument(document: SandboxDocument): string {
  const { title, language, script, policy, body = '' } = document;
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"><meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title>`;
  return `<!doctype html>\n<html lang="${escapeAttribute(language)}"><head>${head}</head><body>${body}<script>${script}</script></body></html>\n`;
}

/** The element in which an edited demo is rendered. */
export const SANDBOX_BODY = '<div class="demo"></div>';
