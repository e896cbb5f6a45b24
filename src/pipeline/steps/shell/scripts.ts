/** The steps that make the scripts of every page: the one in its head, the one beside it, and what that one fetches later. */

import { hash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { BrowserScriptInput } from '../../../bundle/compile-browser-script.js';
import type { Read, Step } from '../../../graph/step.js';
import type { PageScripts } from '../../../document/render-head.js';
import { PAGE_TRANSITION_STYLE, createSpeculationRules } from '../../../document/page-transitions.js';
import { sandboxDocuments } from '../demos/sandbox-documents.js';
import { compileScript } from './compile-script.js';
import { config } from '../site/config.js';
import type { InlineHashes } from '../site-files/policy.js';
import {
  createAdSettings,
  createAnalyticsSettings,
  ICON_FONT,
  createScriptValues,
  listExternalSheets,
} from './script-values.js';
import { emitHashedFile } from './emit-hashed-file.js';

/** The scripts of every page, as its head names them; and the one of a demo's own document. */
export const scripts: Step<PageScripts & { readonly frame: string }> = {
  name: 'scripts',
  keepInMemory: true,
  run: async (read) => {
    const bootScript = await compileScript(read, 'boot', { format: 'iife' });
    const deferredScript = await emitScript(read, 'later', {
      deferredScripts: await emitOptionalScripts(read),
      constants: await readScriptValues(read),
    });
    const runtime = await emitScript(read, 'runtime', {
      deferredScripts: { LATER: `./${basename(deferredScript)}`, DEMOS: await emitDemoScripts(read) },
    });
    const frame = await emitScript(read, 'frame', {});
    const { base, fonts } = await read.step(config);
    const rules = createSpeculationRules(base);
    return { boot: bootScript, runtime, rules, frame, ...(fonts.icons ? { iconFont: ICON_FONT } : {}) };
  },
};

/** The script of pages with demos; the toolbars are fetched by it, and the editor by these. */
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

/** The hashes by which the policy knows what stands in the head. */
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

/** The scripts of what the config names, by the words that stand for their addresses; an empty one for all else. */
async function emitOptionalScripts(read: Read): Promise<Readonly<Record<string, string>>> {
  const settings = await read.step(config);
  const commonValues = await readScriptValues(read);
  const { languages, base } = settings;
  const [ads, sheets] = [createAdSettings(settings), listExternalSheets(settings)];
  const VITALS = settings.analytics.webVitals
    ? await emitSiblingScript(read, 'vitals', { constants: commonValues })
    : '';
  const analyticsValues = { ...commonValues, ANALYTICS_SETTINGS: createAnalyticsSettings(settings) };
  return {
    ADS: ads
      ? await emitSiblingScript(read, 'ads', { constants: { ...commonValues, AD_SETTINGS: ads } })
      : '',
    ANALYTICS: await emitSiblingScript(read, 'analytics', {
      deferredScripts: { VITALS },
      constants: analyticsValues,
    }),
    OFFLINE: settings.serviceWorker?.enabled
      ? await emitSiblingScript(read, 'offline', { constants: { BASE: base } })
      : '',
    REFERENCE: await emitSiblingScript(read, 'reference', {}),
    SEARCH: settings.search === false ? '' : await emitSiblingScript(read, 'search', {}),
    LANGUAGE:
      languages.length > 1
        ? await emitSiblingScript(read, 'language', { constants: { LANGUAGES: languages, BASE: base } })
        : '',
    STYLESHEETS:
      sheets.length > 0
        ? await emitSiblingScript(read, 'stylesheets', { constants: { SHEETS: sheets } })
        : '',
  };
}

async function readScriptValues(read: Read): Promise<Readonly<Record<string, unknown>>> {
  return createScriptValues(await read.step(config));
}

type ScriptOptions = Pick<BrowserScriptInput, 'deferredScripts' | 'constants'>;

/** A module in the folder of all scripts; its address from there. */
async function emitSiblingScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return `./${basename(await emitScript(read, name, script))}`;
}

async function emitScript(read: Read, name: string, script: ScriptOptions): Promise<string> {
  return emitHashedFile(read, `${name}.js`, await compileScript(read, name, { format: 'esm', ...script }));
}
