/** Renders the document of a demo that is shown in an iframe. */

import type { RenderedDemo } from '../../../demos/render/open-demo-renderer.js';
import type { Read } from '../../../graph/step.js';
import { toMetaPolicy } from '../../../hosting/content-security-policy.js';
import type { LiveDemoProps } from '../../../kit/partials.js';
import { createSchemeModes } from '../../../site/color-schemes.js';
import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Messages } from '../../../site/messages/messages.js';
import type { PlacedDirective } from './isolation.js';
import { readMetaPolicy } from '../site-files/meta-policy.js';
import { createIsolatedPolicy, ISOLATED_FOLDER } from '../site-files/policy.js';
import { config } from '../site/config.js';
import { inlineHashes, scripts } from '../shell/scripts.js';
import { emitBaseStylesheets } from '../shell/stylesheets.js';
import { emitStylesheet } from '../shell/emit-stylesheet.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { messages } from '../shell/messages.js';

/** Pixels, until the document of an isolated demo says how high it is. */
const ISOLATED_HEIGHT = 200;

interface IframeDemo extends RenderedDemo {
  readonly live: LiveDemoProps | undefined;
  readonly isTailwind: boolean;
  /** Of what stands around the demo. */
  readonly stylesheets: readonly string[];
  /** In the language of the page; the demo's own is the default one, as its code. */
  readonly messages: Messages;
}

interface DemoIframe {
  readonly markup: string;
  /** The address of the document that it shows. */
  readonly src: string;
}

/** The iframe; the document that it shows is emitted. */
export async function renderDemoIframe(
  read: Read,
  { name, options }: PlacedDirective,
  { html, css, libraries, stylesheets: ownStylesheets, live, isTailwind, messages: pageMessages }: IframeDemo,
): Promise<DemoIframe> {
  const { renderDemoDocument, renderIframe } = await import('../../../document/render-demo-document.js');
  const { languages, colorSchemes } = await read.step(config);
  const demoStylesheets = css === '' ? [] : [await emitStylesheet(read, 'demo.css', css)];
  const baseStylesheets = await emitBaseStylesheets(read, libraries);
  const stylesheets = [...baseStylesheets, ...ownStylesheets, ...demoStylesheets];
  const language = resolveDefaultLanguage(languages);
  const defaultMessages = await read.step(messages, language);
  const { boot, frame: iframeScript } = await read.step(scripts);
  const iframeScripts = { boot, runtime: iframeScript };
  const { isolated, height } = options;
  const policy = isolated
    ? await readIsolatedPolicy(read)
    : await readMetaPolicy(read, '/_docsgen/demo.html');
  const text = renderDemoDocument({
    html,
    name,
    title: fillPlaceholders(defaultMessages['demo.title'], { name }),
    language,
    stylesheets,
    live,
    isTailwind,
    scripts: iframeScripts,
    schemes: createSchemeModes(colorSchemes),
    policy,
    isolated: isolated ? { followsContent: height === undefined } : undefined,
  });
  const src = await emitHashedFile(read, isolated ? `${ISOLATED_FOLDER}demo.html` : 'demo.html', text);
  const title = fillPlaceholders(pageMessages['demo.title'], { name });
  return { markup: renderIframe({ src, title, height: height ?? ISOLATED_HEIGHT }), src };
}

/** For hosts that send no headers. */
async function readIsolatedPolicy(read: Read): Promise<string> {
  return toMetaPolicy(createIsolatedPolicy(await read.step(config), await read.step(inlineHashes)));
}
