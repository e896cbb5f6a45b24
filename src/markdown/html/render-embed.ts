/** Renders an iframe of another host: a button that loads it, with a poster; or the iframe itself, if it is eager. */

import type { DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import type { PageBuilder } from '../page-builder.js';
import { parseStyleAttribute } from './parse-style-attribute.js';
import type { RawElement } from './render-attributes.js';

/** What authors copy from the host along with the address. All embeds have the same of these. */
const IGNORED_ATTRIBUTES = new Set(
  'allow allowfullscreen class frameborder loading name referrerpolicy sandbox scrolling'.split(' '),
);

const KNOWN_ATTRIBUTES = new Set(['src', 'title', 'width', 'height', 'style', 'poster', 'eager']);

type Attributes = ReadonlyMap<string, string>;

/** Nothing where it is wrong, which is reported. */
export function renderEmbed({ attributes: list, at }: RawElement, builder: PageBuilder): string {
  const attributes: Attributes = new Map(list.map(({ name, value }) => [name, value ?? '']));
  const unknown = list.find(({ name }) => !KNOWN_ATTRIBUTES.has(name) && !IGNORED_ATTRIBUTES.has(name));
  if (unknown) {
    const message = `<iframe> may not have the attribute ${unknown.name.slice(0, 40)}`;
    builder.diagnostics.error('html/forbidden-attribute', unknown.at, { message, hint: 'Leave it out.' });
  }
  const size = parseSize(attributes);
  const issue = checkEmbed(attributes, size, builder);
  if (issue || size === undefined) {
    if (issue) builder.diagnostics.error('html/embed', at(), issue);
    return '';
  }
  const address = attributes.get('src') ?? '';
  builder.addLink(address, at());
  const title = escapeAttribute(attributes.get('title') ?? '');
  const frame = { address: escapeAttribute(address), title, className: builder.styles.addClass(size) };
  return attributes.has('eager')
    ? renderIframe(frame)
    : renderButton(frame, attributes.get('poster'), { builder, element: { at } });
}

interface EmbedFrame {
  /** Escaped, as all of these. */
  readonly address: string;
  readonly title: string;
  readonly className: string;
}

/** What the document of another host may do. It must not take the reader away from the page. */
export const EMBED_SANDBOX =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts';

function renderIframe({ address, title, className }: EmbedFrame): string {
  return `<iframe class="embed ${className}" src="${address}" title="${title}" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="${EMBED_SANDBOX}"></iframe>`;
}

interface EmbedContext {
  readonly builder: PageBuilder;
  readonly element: Pick<RawElement, 'at'>;
}

/** Without a script it is a link. */
function renderButton(
  { address, title, className }: EmbedFrame,
  poster: string | undefined,
  { builder, element }: EmbedContext,
): string {
  const posterAddress =
    poster === undefined ? '' : escapeAttribute(builder.addMedia(poster, element.at()).href);
  const image =
    poster === undefined ? '' : `<img src="${posterAddress}" alt="" loading="lazy" decoding="async">`;
  const label = escapeText(builder.context.messages['embed.load']);
  return `<span class="embed ${className}" data-embed="${address}" data-sandbox="${EMBED_SANDBOX}" data-title="${title}">${image}<span>${title}</span><a href="${address}" target="_blank" rel="noopener" aria-label="${label}: ${title}">${label}</a></span>`;
}

function checkEmbed(
  attributes: Attributes,
  size: string | undefined,
  { embeds }: PageBuilder,
): DiagnosticDetails | undefined {
  if (!embeds.addFrame(attributes.get('src') ?? '')) {
    const hint = `Name its host in embeds.hosts of the config. Known are ${embeds.allowedHosts.join(', ')}.`;
    return { message: 'the iframe shows a host that the config does not name', hint };
  }
  if (!attributes.get('title')?.trim())
    return {
      message: 'the iframe has no title',
      hint: 'In title, say what it shows: screen readers read it.',
    };
  if (size !== undefined) return undefined;
  const hint = 'Write height="400": the page keeps the space before it is loaded.';
  return { message: 'the iframe has no height in pixels', hint };
}

/** The declarations of its size and look; `undefined` without a height. */
function parseSize(attributes: Attributes): string | undefined {
  const style = parseStyleAttribute(attributes.get('style') ?? '');
  const styleText = 'declarations' in style ? style.declarations : '';
  const [width, height] = [attributes.get('width') ?? '', attributes.get('height') ?? ''].map((text) =>
    /^\d+(?:px)?$/.test(text) ? `${Number.parseInt(text, 10)}px` : undefined,
  );
  if (height === undefined && !/(?:^|;)height:\d+px/.test(styleText)) return undefined;
  return [
    ...(width ? [`width:${width}`] : []),
    ...(height ? [`height:${height}`] : []),
    ...(styleText === '' ? [] : [styleText]),
  ].join(';');
}
