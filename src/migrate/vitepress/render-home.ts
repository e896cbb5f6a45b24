/** Renders the hero and the features of a home page of VitePress as Markdown. */

import { isRecord } from '../modules/settings.js';
import { escapeMarkdown } from '../source-pages.js';
import { encodeDestination } from '../text/encode-destination.js';

export function renderHome(values: Readonly<Record<string, unknown>>, title: string): string {
  const hero = isRecord(values['hero']) ? values['hero'] : {};
  const lead = [hero['text'], hero['tagline']].filter((text) => typeof text === 'string' && text !== '');
  const description = lead.map(String).join('. ');
  const parts = [`# ${escapeMarkdown(title)}`];
  if (description !== '') parts.push(`<p class="description">${escapeMarkdown(description)}</p>`);
  const actions = toRecords(hero['actions']).map(
    ({ text, link }) => `- [${escapeMarkdown(String(text))}](${encodeDestination(String(link))})`,
  );
  if (actions.length > 0) parts.push(actions.join('\n'));
  const features = toRecords(values['features']).map(({ title: name, details, link }) => {
    const label = escapeMarkdown(String(name));
    const head = typeof link === 'string' ? `[${label}](${encodeDestination(link)})` : `**${label}**`;
    return `- ${head}${typeof details === 'string' ? `: ${details}` : ''}`;
  });
  if (features.length > 0) parts.push(features.join('\n'));
  return parts.join('\n\n');
}

function toRecords(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
