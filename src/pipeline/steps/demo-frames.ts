/** The document of a demo that is shown in a frame. */

import type { Rendered } from '../../demos/host.js';
import type { Read } from '../../graph/step.js';
import type { LiveDemoProps } from '../../kit/regions.js';
import type { DemoUse } from '../../pages/page.js';
import { filled } from '../../site/filled.js';
import { defaultLanguageOf } from '../../site/language.js';
import type { Words } from '../../site/words.js';
import { config } from './config.js';
import { scripts } from './scripts.js';
import { baseStylesheetsOf } from './stylesheets.js';
import { emitAsset } from './templates.js';
import { words } from './words.js';

/** Pixels, where the directive does not say. */
const HEIGHT = 400;

interface Framed extends Rendered {
  readonly live: LiveDemoProps | undefined;
  readonly isTailwind: boolean;
  /** In the language of the page; the demo's own is the default one, as its code. */
  readonly words: Words;
}

/** The HTML of the frame; the document that it shows is given with it. */
export async function framed(
  read: Read,
  { name, options }: DemoUse,
  { html, css, libraries, live, isTailwind, words: spoken }: Framed,
): Promise<string> {
  const { demoDocumentOf, demoFrameOf } = await import('../../html/demo-document.js');
  const { languages } = await read.step(config);
  const sheets = css === '' ? [] : [await emitAsset(read, 'demo.css', css)];
  const stylesheets = [...(await baseStylesheetsOf(read, libraries)), ...sheets];
  const language = defaultLanguageOf(languages);
  const own = await read.step(words, language);
  const { boot, frame } = await read.step(scripts);
  const inFrame = { boot, runtime: frame };
  const text = demoDocumentOf({
    html,
    name,
    title: filled(own['demo.title'], { name }),
    language,
    stylesheets,
    live,
    isTailwind,
    scripts: inFrame,
  });
  const src = await emitAsset(read, 'demo.html', text);
  return demoFrameOf({
    src,
    title: filled(spoken['demo.title'], { name }),
    height: options.height ?? HEIGHT,
  });
}
