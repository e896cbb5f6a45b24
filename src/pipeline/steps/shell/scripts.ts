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
    const boot = await compileScript(read, 'boot', { format: 'iife' });
    const later = await emitSiblingScript(read, 'later', {
      deferredScripts: await emitOptionalScripts(read),
      constants: createScriptValues(siteConfig),
    });
    const group = await emitSiblingScript(read, 'group', {});
    const deferredScripts = { LATER: later, GROUP: group, DEMOS: await emitDemoScripts(read) };
    const runtime = await emitScript(read, 'runtime', { deferredScripts });
    const codeTabs = await emitScript(read, 'code-tabs', {});
    const frame = await emitScript(read, 'frame', {});
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
  const VITALS = await emit(analytics.webVitals, 'vitals', { constants: values });
  return {
    ADS: await emit(ads, 'ads', { constants: { ...values, AD_SETTINGS: ads } }),
    ANALYTICS: await emitSiblingScript(read, 'analytics', {
      deferredScripts: { VITALS },
      constants: { ...values, ANALYTICS_SETTINGS: createAnalyticsSettings(settings) },
    }),
    EMBEDS: await emit(settings.embeds.hosts.length > 0, 'embeds'),
    OFFLINE: await emit(settings.serviceWorker?.enabled, 'offline', { constants: { BASE: base } }),
    REFERENCE: await emitSiblingScript(read, 'reference', {}),
    SEARCH: await emit(settings.search !== false, 'search'),
    LANGUAGE: await emit(languages.length > 1, 'language', {
      constants: { LANGUAGES: languages, BASE: base },
    }),
    STYLESHEETS: await emit(sheets.length > 0, 'stylesheets', { constants: { SHEETS: sheets } }),
  };
}

type ScriptOptions = Pick<BrowserScriptInput, 'deferredScripts' | 'constants'>;

/** A module in the folder of all scripts; returns its address relative to them. */
async function emitSiblingScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return `./${basename(await emitScript(read, name, script))}`;
}

async function emitScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return emitHashedFile(read, `${name}.js`, await compileScript(read, name, { format: 'esm', ...script }));
}
