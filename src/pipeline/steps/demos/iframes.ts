/** Renders the document of a demo that is shown in an iframe. */

import type { RenderedDemo } from '../../../demos/render/open-demo-renderer.js';
import type { Read } from '../../../graph/step.js';
import type { LiveDemoProps } from '../../../kit/partials.js';
import type { DemoDirective } from '../../../markdown/page.js';
import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Messages } from '../../../site/messages/messages.js';
import { config } from '../site/config.js';
import { scripts } from '../shell/scripts.js';
import { emitBaseStylesheets } from '../shell/stylesheets.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { messages } from '../shell/messages.js';

/** Pixels, where the directive does not say. */
const DEFAULT_HEIGHT = 400;

interface IframeDemo extends RenderedDemo {
  readonly live: LiveDemoProps | undefined;
  readonly isTailwind: boolean;
  /** In the language of the page; the demo's own is the default one, as its code. */
  readonly messages: Messages;
}

/** The HTML of the frame; the document that it shows is given with it. */
export async function renderDemoIframe(
  read: Read,
  { name, options }: DemoDirective,
  { html, css, libraries, live, isTailwind, messages: pageMessages }: IframeDemo,
): Promise<string> {
  const { renderDemoDocument, renderIframe } = await import('../../../document/render-demo-document.js');
  const { languages } = await read.step(config);
  const demoStylesheets = css === '' ? [] : [await emitHashedFile(read, 'demo.css', css)];
  const stylesheets = [...(await emitBaseStylesheets(read, libraries)), ...demoStylesheets];
  const language = resolveDefaultLanguage(languages);
  const defaultMessages = await read.step(messages, language);
  const { boot, frame: iframeScript } = await read.step(scripts);
  const iframeScripts = { boot, runtime: iframeScript };
  const text = renderDemoDocument({
    html,
    name,
    title: fillPlaceholders(defaultMessages['demo.title'], { name }),
    language,
    stylesheets,
    live,
    isTailwind,
    scripts: iframeScripts,
  });
  const src = await emitHashedFile(read, 'demo.html', text);
  return renderIframe({
    src,
    title: fillPlaceholders(pageMessages['demo.title'], { name }),
    height: options.height ?? DEFAULT_HEIGHT,
  });
}
