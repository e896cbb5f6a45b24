/** Steps that load the templates, and render what pages share: the shell's stylesheet, layouts, navigation. */

import { relative, resolve } from 'node:path';
import { SHARED_PACKAGES } from '../../../bundle/single-copies.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import type { MarkupRenderer, ShellRules } from '../../../document/markup-renderer.js';
import type { RenderedLayout, RenderedNavigation, Renderer } from '../../../document/renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import type { Brand } from '../../../kit/brand.js';
import type { Layout } from '../../../kit/layout.js';
import type { PartialProps } from '../../../kit/partials.js';
import { readOption, readTool } from '../../build-input.js';
import { findPackageManifests } from '../../installed-packages.js';
import { trackCompiled, trackInputs } from '../../track-inputs.js';
import { config, readText, trackOutsideReads } from '../site/config.js';
import { navigationBranch } from '../site/site.js';
import { createBrand, reportContrast } from './brand.js';
import { emitStylesheet } from './emit-stylesheet.js';
import { messages } from './messages.js';

interface TemplateCode {
  readonly code: string;
  /** The site's own templates, as they are written. */
  readonly siteSource: string;
}

interface TemplateSettings {
  /** The folder of the site's templates. */
  readonly templates: string;
  readonly brand: Brand | undefined;
  readonly base: string;
}

/** What templates depend on in the config: another change of it does not compile them again. */
export const templateSettings: Step<TemplateSettings> = {
  name: 'template settings',
  run: async (read) => {
    const { templates, brand, base } = await read.step(config);
    return { templates, brand: brand && createBrand(brand, base), base };
  },
};

export const templateCode: Step<TemplateCode> = {
  name: 'template code',
  run: async (read) => {
    const { templates, brand } = await read.step(templateSettings);
    const { compileTemplates } = await import('../../../bundle/compile-templates.js');
    const hasSiteTemplates = read.list(templates).files.length > 0;
    const builtInTemplates = readOption(read, 'builtInTemplates');
    const builtInFolder = resolve(read.root, builtInTemplates);
    const materialStylesFile = resolve(builtInFolder, '../lib/material-styles.js');
    const siteFolder = hasSiteTemplates ? resolve(read.root, templates) : undefined;
    const compilation = compileTemplates(
      { root: read.root, builtInFolder, materialStylesFile, siteFolder, brand },
      trackInputs(read),
    );
    // Who compiles templates renders them: React and Emotion are loaded while another process compiles.
    const [{ code, ...compiled }] = await Promise.all([compilation, loadMarkupRenderer()]);
    trackCompiled(read, compiled);
    for (const file of SHARED_PACKAGES.flatMap((name) => findPackageManifests(builtInFolder, name)))
      read.trackFile(`${builtInTemplates}/${file}`);
    const siteFiles = compiled.inputs.filter(
      (input) => !input.startsWith(builtInFolder) && !input.includes('/node_modules/'),
    );
    const siteTexts = siteFiles.map((file) => readText(read, relative(read.root, file)) ?? '');
    return { code, siteSource: siteTexts.join('\n') };
  },
};

async function loadMarkupRenderer() {
  return import('../../../document/markup-renderer.js');
}

/** Never cached: it is created, with React, when something must be rendered. */
export const markupRenderer: Step<MarkupRenderer> = {
  name: 'markup renderer',
  transient: true,
  run: async (read) => {
    const { code, siteSource } = await read.step(templateCode);
    const readsOutside = await trackOutsideReads(read, siteSource);
    const { loadModule, storeModule } = await import('../../../bundle/load-module.js');
    const { parseTemplateModule } = await import('../../../document/template-module.js');
    const { MarkupRenderer: MarkupRendererClass } = await loadMarkupRenderer();
    const moduleFile = storeModule(code, readTool(read, 'modules'));
    return renderTemplate('templates', async () => {
      const templates = await loadModule(moduleFile, readsOutside);
      return new MarkupRendererClass(parseTemplateModule(templates));
    });
  },
};

/** A step of its own, so that a process that renders one page need not render all samples. */
export const shellRules: Step<ShellRules> = {
  name: 'shell rules',
  keepInMemory: true,
  run: async (read) => {
    const markup = await read.step(markupRenderer);
    return renderTemplate('templates', () => markup.renderShellRules());
  },
};

export const renderer: Step<Renderer> = {
  name: 'renderer',
  transient: true,
  run: async (read) => {
    const { names: shellRuleNames } = await read.step(shellRules);
    const { base } = await read.step(templateSettings);
    const { Renderer: RendererClass } = await import('../../../document/renderer.js');
    return new RendererClass(await read.step(markupRenderer), { base, shellRuleNames });
  },
};

/** Runs something that an owner's template may break; what it throws becomes a diagnostic. */
export async function renderTemplate<T>(label: string, render: () => T | Promise<T>): Promise<T> {
  try {
    return await render();
  } catch (error) {
    const message = `${label} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`;
    throw new DiagnosticError([{ code: 'template/render', severity: 'error', file: 'templates', message }]);
  }
}

/** The address of the stylesheet that all pages share. Its rules are in a layer, so that a demo's own rules win. */
export const shellStyles: Step<string> = {
  name: 'shell styles',
  run: async (read) => {
    const css = `@layer docs{${(await read.step(shellRules)).css}}`;
    await reportUnknownSchemes(read, css);
    await reportContrast(read, css);
    return emitStylesheet(read, 'shell.css', css);
  },
};

async function reportUnknownSchemes(read: Read, css: string): Promise<void> {
  const { colorSchemes } = await read.step(config);
  if (colorSchemes.length === 0) return;
  const { checkColorSchemes } = await import('../../../document/check-color-schemes.js');
  const file = readOption(read, 'config');
  const names = colorSchemes.map(({ name }) => name);
  read.report(checkColorSchemes(names, css, { file, text: readText(read, file) ?? '' }));
}

/** A layout by its props: rendered once for all pages that share them. */
export const layout: Step<RenderedLayout, Layout> = {
  name: 'layout',
  keepInMemory: true,
  run: async (read, props) => {
    const render = await read.step(renderer);
    const localMessages = await read.step(messages, props.language);
    return renderTemplate(props.template, () => render.renderLayout(props, localMessages));
  },
};

/** The side navigation with certain groups open: rendered once for all pages on which they are. */
export const navigation: Step<RenderedNavigation, string> = {
  name: 'navigation',
  keepInMemory: true,
  run: async (read, key) => renderNavigation(read, key, await read.step(navigationBranch, key)),
};

/** The navigation of a page that belongs to no product, on a site without a default list. */
export const EMPTY_NAVIGATION: RenderedNavigation = {
  html: '',
  css: '',
  ids: [],
  hrefs: [],
  linkOffsets: {},
};

/** The side navigation as HTML, from its items. The key begins with the language. */
export async function renderNavigation(
  read: Read,
  key: string,
  items: NavigationItems,
): Promise<RenderedNavigation> {
  const [language = ''] = key.split('\n', 1);
  const render = await read.step(renderer);
  const localMessages = await read.step(messages, language);
  return renderTemplate('SideNav', () => render.renderNavigation({ items }, localMessages));
}

export type NavigationItems = PartialProps['navigation']['items'];
