/** The steps that make what pages share: the templates, the shell's stylesheet, frames, navigation branches. */

import { relative, resolve } from 'node:path';
import { computeDigest } from '../../../graph/fingerprint.js';
import type { Read, Step } from '../../../graph/step.js';
import type { ScannedMarkup } from '../../../document/render-page-document.js';
import type { RenderedMarkup, Renderer } from '../../../document/renderer.js';
import type { Layout } from '../../../kit/layout.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { readOption, readTool } from '../../build-input.js';
import { trackInputs } from '../../track-inputs.js';
import { findPackageManifests } from '../../installed-packages.js';
import { config } from '../site/config.js';
import { navigationBranch } from '../site/site.js';
import { messages } from './messages.js';

/** The packages of which docsgen, the templates and the demos share one copy: another version makes other HTML. */
const SHARED_PACKAGES = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'];

export const templateCode: Step<string> = {
  name: 'template code',
  run: async (read) => {
    const { templates } = await read.step(config);
    const { compileTemplates } = await import('../../../bundle/compile-templates.js');
    const hasSiteTemplates = read.list(templates).files.length > 0;
    const builtInTemplates = resolve(read.root, readOption(read, 'builtInTemplates'));
    const folders = {
      root: read.root,
      builtInFolder: builtInTemplates,
      siteFolder: hasSiteTemplates ? resolve(read.root, templates) : undefined,
    };
    const { code, inputs } = await compileTemplates(folders, trackInputs(read));
    for (const input of inputs) read.trackFile(relative(read.root, input));
    for (const file of SHARED_PACKAGES.flatMap((name) => findPackageManifests(builtInTemplates, name)))
      read.trackFile(`${readOption(read, 'builtInTemplates')}/${file}`);
    return code;
  },
};

/** Live: React is loaded when something must be rendered. */
export const renderer: Step<Renderer> = {
  name: 'renderer',
  transient: true,
  run: async (read) => {
    const code = await read.step(templateCode);
    const { loadModule } = await import('../../../bundle/load-module.js');
    const { Renderer: RendererClass } = await import('../../../document/renderer.js');
    type Templates = ConstructorParameters<typeof RendererClass>[0];
    return renderTemplate('templates', async () => {
      const templates = (await loadModule(code, readTool(read, 'modules'))) as unknown as Templates;
      return new RendererClass(templates);
    });
  },
};

/** Runs something that an owner's template may break; what it throws becomes a problem. */
export async function renderTemplate<T>(label: string, render: () => T | Promise<T>): Promise<T> {
  try {
    return await render();
  } catch (error) {
    const message = `${label} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`;
    throw new DiagnosticError([{ code: 'template/render', severity: 'error', file: 'templates', message }]);
  }
}

/** The stylesheet that all pages share; its address. Its rules lie in a layer, so that a demo's own rules win. */
export const shellStyles: Step<string> = {
  name: 'shell styles',
  run: async (read) => {
    const css = `@layer docs{${(await read.step(renderer)).shellStyles}}`;
    return emitHashedFile(read, 'shell.css', css);
  },
};

/** Gives a file whose name carries its hash; its address below the base. */
export async function emitHashedFile(read: Read, name: string, content: string): Promise<string> {
  const { base } = await read.step(config);
  const dot = name.lastIndexOf('.');
  const path = `_docsgen/${name.slice(0, dot)}.${computeDigest(content).slice(0, 10)}${name.slice(dot)}`;
  read.emit(path, content);
  return `${base}${path}`;
}

/** A frame, by its props: rendered once for all pages that share them. */
export const layout: Step<ScannedMarkup, Layout> = {
  name: 'layout',
  keepInMemory: true,
  run: async (read, props) => {
    const render = await read.step(renderer);
    const localeMessages = await read.step(messages, props.language);
    return scanRendered(
      await renderTemplate(props.template, () => render.renderLayout(props, localeMessages)),
      props.base,
    );
  },
};

/** The side navigation with certain groups open: rendered once for all pages on which they are. */
export const navigation: Step<ScannedMarkup, string> = {
  name: 'navigation',
  keepInMemory: true,
  run: async (read, key) => {
    const items = await read.step(navigationBranch, key);
    const render = await read.step(renderer);
    const localeMessages = await read.step(messages, key.split('\n', 1)[0]!);
    const { base } = await read.step(config);
    return scanRendered(
      await renderTemplate('SideNav', () => render.renderPartial('navigation', { items }, localeMessages)),
      base,
    );
  },
};

async function scanRendered(rendered: RenderedMarkup, base: string): Promise<ScannedMarkup> {
  const { scanDocument } = await import('../../../document/scan-document.js');
  return { ...rendered, ...scanDocument(rendered.html, base) };
}

/** The navigation of a page that belongs to no product. */
export const EMPTY_NAVIGATION: ScannedMarkup = { html: '', css: '', ids: [], hrefs: [] };
