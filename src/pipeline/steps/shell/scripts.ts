/** Steps that compile the scripts of every page: the one in its head, the one beside it, and those that it loads later. */

import { hash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { BrowserScriptInput } from '../../../bundle/compile-browser-script.js';
import { PAGE_TRANSITION_STYLE, createSpeculationRules } from '../../../document/page-transitions.js';
import type { PageScripts } from '../../../document/render-head.js';
import type { Read, Step } from '../../../graph/step.js';
import { sandboxDocuments } from '../demos/sandbox-documents.js';
import type { InlineHashes } from '../site-files/policy.js';
import { config } from '../site/config.js';
import { compileScript } from './compile-script.js';
import { emitHashedFile } from './emit-hashed-file.js';
import {
  createAdSettings,
  createAnalyticsSettings,
  createScriptValues,
  ICON_FONT,
  listExternalSheets,
} from './script-values.js';

/** The scripts of every page, and `frame`, that of a demo's own document. */
export const scripts: Step<PageScripts & { readonly frame: string }> = {
  name: 'scripts',
  keepInMemory: true,
  run: async (read) => {
    const siteConfig = await read.step(config);
    const [boot, runtime, codeTabs, frame] = await Promise.all([
      compileScript(read, 'boot', { format: 'iife' }),
      emitRuntimeScript(read),
      emitScript(read, 'code-tabs', {}),
      emitScript(read, 'frame', {}),
    ]);
    const rules = createSpeculationRules(siteConfig.base);
    return {
      boot,
      runtime,
      codeTabs,
      rules,
      frame,
      iconFont: siteConfig.fonts.icons ? ICON_FONT : undefined,
    };
  },
};

/** The script beside each page, after those that it loads later. */
async function emitRuntimeScript(read: Read): Promise<string> {
  const [LATER, GROUP, DEMOS] = await Promise.all([
    emitLaterScript(read),
    emitSiblingScript(read, 'group', {}),
    emitDemoScripts(read),
  ]);
  return emitScript(read, 'runtime', { deferredScripts: { LATER, GROUP, DEMOS } });
}

async function emitLaterScript(read: Read): Promise<string> {
  const deferredScripts = await emitOptionalScripts(read);
  const constants = createScriptValues(await read.step(config));
  return emitSiblingScript(read, 'later', { deferredScripts, constants });
}

/** The script of pages with demos. It loads that of the toolbars, which loads the editor. */
async function emitDemoScripts(read: Read): Promise<string> {
  const documents = await read.step(sandboxDocuments);
  if (!documents) return '';
  const EDIT = await emitSiblingScript(read, 'edit', { constants: { SANDBOX: documents.sandbox.address } });
  const TOOLBAR = await emitSiblingScript(read, 'toolbar', {
    deferredScripts: { EDIT },
    constants: { PROJECT: documents.project.address },
  });
  return emitSiblingScript(read, 'demos', { deferredScripts: { TOOLBAR } });
}

/** The hashes by which the policy allows what is inline in the head. */
export const inlineHashes: Step<InlineHashes> = {
  name: 'inline hashes',
  run: async (read) => {
    const { boot, rules } = await read.step(scripts);
    return {
      scripts: [computeCspHash(boot), computeCspHash(rules)],
      styles: [computeCspHash(PAGE_TRANSITION_STYLE)],
    };
  },
};

function computeCspHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** The addresses of what only some sites need; an empty one for what this site does not. */
async function emitOptionalScripts(read: Read): Promise<Readonly<Record<string, string>>> {
  const settings = await read.step(config);
  const { languages, base, analytics } = settings;
  const values = createScriptValues(settings);
  const [ads, sheets] = [createAdSettings(settings), listExternalSheets(settings)];
  const emit = async (isNeeded: unknown, name: string, script: ScriptOptions = {}): Promise<string> =>
    isNeeded ? emitSiblingScript(read, name, script) : '';
  const emitAnalytics = async (): Promise<string> =>
    emitSiblingScript(read, 'analytics', {
      deferredScripts: { VITALS: await emit(analytics.webVitals, 'vitals', { constants: values }) },
      constants: { ...values, ANALYTICS_SETTINGS: createAnalyticsSettings(settings) },
    });
  const addresses = {
    ADS: emit(ads, 'ads', { constants: { ...values, AD_SETTINGS: ads } }),
    ANALYTICS: emitAnalytics(),
    EMBEDS: emit(settings.embeds.hosts.length > 0, 'embeds'),
    OFFLINE: emit(settings.serviceWorker?.enabled, 'offline', { constants: { BASE: base } }),
    REFERENCE: emitSiblingScript(read, 'reference', {}),
    SEARCH: emit(settings.search !== false, 'search'),
    LANGUAGE: emit(languages.length > 1, 'language', { constants: { LANGUAGES: languages, BASE: base } }),
    STYLESHEETS: emit(sheets.length > 0, 'stylesheets', { constants: { SHEETS: sheets } }),
  };
  return Object.fromEntries(
    await Promise.all(
      Object.entries(addresses).map(async ([name, address]) => [name, await address] as const),
    ),
  );
}

type ScriptOptions = Pick<BrowserScriptInput, 'deferredScripts' | 'constants'>;

/** A module in the folder of all scripts; returns its address relative to them. */
async function emitSiblingScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return `./${basename(await emitScript(read, name, script))}`;
}

async function emitScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return emitHashedFile(read, `${name}.js`, await compileScript(read, name, { format: 'esm', ...script }));
}
