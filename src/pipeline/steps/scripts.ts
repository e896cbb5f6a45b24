/** The steps that make the scripts of every page: the one in its head, the one beside it, and what that one fetches later. */

import { hash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { BrowserScript } from '../../bundle/browser.js';
import type { Read, Step } from '../../graph/step.js';
import type { PageScripts } from '../../html/head.js';
import { PAGE_CHANGE, speculationRules } from '../../html/page-change.js';
import { apartDocuments } from './apart.js';
import { compiled } from './compiled-script.js';
import { config } from './config.js';
import type { InlineHashes } from './policy.js';
import { adsOf, analyticsOf, ICON_FONT, pageValues, sheetsOf } from './script-values.js';
import { emitAsset } from './templates.js';

/** The scripts of every page, as its head names them; and the one of a demo's own document. */
export const scripts: Step<PageScripts & { readonly frame: string }> = {
  name: 'scripts',
  shared: true,
  run: async (read) => {
    const boot = await compiled(read, 'boot', { format: 'iife' });
    const later = await emitted(read, 'later', {
      later: await fewPagesNeed(read),
      values: await values(read),
    });
    const runtime = await emitted(read, 'runtime', {
      later: { LATER: `./${basename(later)}`, DEMOS: await demosScript(read) },
    });
    const frame = await emitted(read, 'frame', {});
    const { base, fonts } = await read.step(config);
    const rules = speculationRules(base);
    return { boot, runtime, rules, frame, ...(fonts.icons ? { iconFont: ICON_FONT } : {}) };
  },
};

/** The script of pages with demos; the toolbars are fetched by it, and the editor by these. */
async function demosScript(read: Read): Promise<string> {
  const apart = await read.step(apartDocuments);
  if (!apart) return '';
  const EDIT = await beside(read, 'edit', { values: { SANDBOX: apart.sandbox.address } });
  const TOOLBAR = await beside(read, 'toolbar', {
    later: { EDIT },
    values: { PROJECT: apart.project.address },
  });
  return beside(read, 'demos', { later: { TOOLBAR } });
}

/** The hashes by which the policy knows what stands in the head. */
export const inlineHashes: Step<InlineHashes> = {
  name: 'inline hashes',
  run: async (read) => {
    const { boot, rules } = await read.step(scripts);
    return { scripts: [hashOf(boot), hashOf(rules)], styles: [hashOf(PAGE_CHANGE)] };
  },
};

function hashOf(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** The scripts of what the config names, by the words that stand for their addresses; an empty one for all else. */
async function fewPagesNeed(read: Read): Promise<Readonly<Record<string, string>>> {
  const settings = await read.step(config);
  const shared = await values(read);
  const { languages, base } = settings;
  const [ads, sheets] = [adsOf(settings), sheetsOf(settings)];
  const VITALS = settings.analytics.webVitals ? await beside(read, 'vitals', { values: shared }) : '';
  const measured = { ...shared, ANALYTICS_SETTINGS: analyticsOf(settings) };
  return {
    ADS: ads ? await beside(read, 'ads', { values: { ...shared, AD_SETTINGS: ads } }) : '',
    ANALYTICS: await beside(read, 'analytics', { later: { VITALS }, values: measured }),
    OFFLINE: settings.serviceWorker?.enabled ? await beside(read, 'offline', { values: { BASE: base } }) : '',
    REFERENCE: await beside(read, 'reference', {}),
    SEARCH: settings.search === false ? '' : await beside(read, 'search', {}),
    LANGUAGE:
      languages.length > 1
        ? await beside(read, 'language', { values: { LANGUAGES: languages, BASE: base } })
        : '',
    STYLESHEETS: sheets.length > 0 ? await beside(read, 'stylesheets', { values: { SHEETS: sheets } }) : '',
  };
}

async function values(read: Read): Promise<Readonly<Record<string, unknown>>> {
  return pageValues(await read.step(config));
}

type Given = Pick<BrowserScript, 'later' | 'values'>;

/** A module in the folder of all scripts; its address from there. */
async function beside(read: Read, name: string, script: Given): Promise<string> {
  return `./${basename(await emitted(read, name, script))}`;
}

async function emitted(read: Read, name: string, script: Given): Promise<string> {
  return emitAsset(read, `${name}.js`, await compiled(read, name, { format: 'esm', ...script }));
}
