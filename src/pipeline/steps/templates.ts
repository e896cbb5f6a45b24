/** The steps that make what pages share: the templates, the shell's stylesheet, frames, navigation branches. */

import { relative, resolve } from 'node:path';
import { digestOf } from '../../graph/fingerprint.js';
import type { Read, Step } from '../../graph/step.js';
import type { Shared } from '../../html/page-document.js';
import type { Rendered, Renderer } from '../../html/renderer.js';
import type { Frame } from '../../kit/frame.js';
import { Problems } from '../../report/problem.js';
import { given, tool } from '../given.js';
import { noting } from '../noting.js';
import { packageFiles } from '../packages.js';
import { config } from './config.js';
import { branch } from './site.js';
import { words } from './words.js';

/** The packages of which docsgen, the templates and the demos share one copy: another version makes other HTML. */
const SHARED_PACKAGES = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'];

export const templateCode: Step<string> = {
  name: 'template code',
  run: async (read) => {
    const { templates } = await read.step(config);
    const { compileTemplates } = await import('../../bundle/templates.js');
    const hasOwn = read.list(templates).files.length > 0;
    const ownTemplates = resolve(read.root, given(read, 'ownTemplates'));
    const folders = {
      root: read.root,
      own: ownTemplates,
      site: hasOwn ? resolve(read.root, templates) : undefined,
    };
    const { code, inputs } = await compileTemplates(folders, noting(read));
    for (const input of inputs) read.note(relative(read.root, input));
    for (const file of SHARED_PACKAGES.flatMap((name) => packageFiles(ownTemplates, name)))
      read.note(`${given(read, 'ownTemplates')}/${file}`);
    return code;
  },
};

/** Live: React is loaded when something must be rendered. */
export const renderer: Step<Renderer> = {
  name: 'renderer',
  live: true,
  run: async (read) => {
    const code = await read.step(templateCode);
    const { loadModule } = await import('../../bundle/load.js');
    const { Renderer: Class } = await import('../../html/renderer.js');
    type Templates = ConstructorParameters<typeof Class>[0];
    return rendering('templates', async () => {
      const templates = (await loadModule(code, tool(read, 'modules'))) as unknown as Templates;
      return new Class(templates);
    });
  },
};

/** Runs something that an owner's template may break; what it throws becomes a problem. */
export async function rendering<T>(what: string, render: () => T | Promise<T>): Promise<T> {
  try {
    return await render();
  } catch (error) {
    const message = `${what} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`;
    throw new Problems([{ code: 'template/render', severity: 'error', file: 'templates', message }]);
  }
}

/** The stylesheet that all pages share; its address. Its rules lie in a layer, so that a demo's own rules win. */
export const shellStyles: Step<string> = {
  name: 'shell styles',
  run: async (read) => {
    const css = `@layer docs{${(await read.step(renderer)).shellStyles}}`;
    return emitAsset(read, 'shell.css', css);
  },
};

/** Gives a file whose name carries its hash; its address below the base. */
export async function emitAsset(read: Read, name: string, content: string): Promise<string> {
  const { base } = await read.step(config);
  const dot = name.lastIndexOf('.');
  const path = `_docsgen/${name.slice(0, dot)}.${digestOf(content).slice(0, 10)}${name.slice(dot)}`;
  read.emit(path, content);
  return `${base}${path}`;
}

/** A frame, by its props: rendered once for all pages that share them. */
export const frame: Step<Shared, Frame> = {
  name: 'frame',
  shared: true,
  run: async (read, props) => {
    const render = await read.step(renderer);
    const spoken = await read.step(words, props.language);
    return scanned(await rendering(props.template, () => render.frame(props, spoken)), props.base);
  },
};

/** The side navigation with certain groups open: rendered once for all pages on which they are. */
export const navigation: Step<Shared, string> = {
  name: 'navigation',
  shared: true,
  run: async (read, key) => {
    const items = await read.step(branch, key);
    const render = await read.step(renderer);
    const spoken = await read.step(words, key.split('\n', 1)[0]!);
    const { base } = await read.step(config);
    return scanned(await rendering('SideNav', () => render.region('navigation', { items }, spoken)), base);
  },
};

async function scanned(rendered: Rendered, base: string): Promise<Shared> {
  const { scanOf } = await import('../../html/scan.js');
  return { ...rendered, ...scanOf(rendered.html, base) };
}

/** The navigation of a page that belongs to no product. */
export const NOTHING_SHARED: Shared = { html: '', css: '', ids: [], hrefs: [] };
