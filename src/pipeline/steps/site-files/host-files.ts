/** The step that emits what configures a static host: `_headers`, `_redirects`, and files for hosts that do not read these. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { checkRedirects, renderRedirectsFile } from '../../../hosting/redirects.js';
import { createHeaderRules, type HeaderRule } from '../../../hosting/header-rules.js';
import { renderHeadersFile } from '../../../hosting/render-headers-file.js';
import { readOption } from '../../build-input.js';
import { page } from '../content/pages.js';
import { pageDemoKeys } from '../demos/modules.js';
import { hasDemos, sandboxDocuments } from '../demos/sandbox-documents.js';
import { inlineHashes } from '../shell/scripts.js';
import { config } from '../site/config.js';
import { publicFiles, routes } from '../site/routes.js';
import { createIsolatedPolicy, createSitePolicy, ISOLATED_FOLDER, type DocumentPolicy } from './policy.js';

export const hostFiles: Step<null> = {
  name: 'host files',
  run: async (read) => {
    const settings = await read.step(config);
    const { base, headers, redirects } = settings;
    const configFile = readOption(read, 'config');
    const policy = createSitePolicy(settings, await read.step(inlineHashes));
    const sandboxes = [
      ...Object.values((await read.step(sandboxDocuments)) ?? {}),
      ...(await listIsolatedDocuments(read)),
      ...(await listPagesWithOtherHosts(read)),
    ];
    const headersInput = { policy, base, sandboxDocuments: sandboxes, extras: headers, configFile };
    const { rules, diagnostics } = createHeaderRules(headersInput);
    read.report(diagnostics);
    read.emit('_headers', renderHeadersFile(rules));
    const pathnames = new Set((await read.step(routes)).map(({ pathname }) => pathname));
    const files = new Set((await read.step(publicFiles)).map((path) => `/${path}`));
    const configText = new TextDecoder().decode(read.bytes(configFile));
    read.report(checkRedirects(redirects, { pathnames, files, configFile, configText }));
    read.emit('_redirects', renderRedirectsFile(redirects, base));
    await emitOtherHostFiles(read, rules);
    return null;
  },
};

/** For the hosts that the config names. */
async function emitOtherHostFiles(read: Read, rules: readonly HeaderRule[]): Promise<void> {
  const { hosting, redirects, base } = await read.step(config);
  const files = await read.step(publicFiles);
  for (const file of ['vercel.json', 'nginx.conf'].filter((name) => files.includes(name)))
    if (hosting.some((host) => file.startsWith(host))) read.report([createCollision(file)]);
  if (hosting.includes('vercel')) {
    const { renderVercelConfig } = await import('../../../hosting/render-vercel-config.js');
    read.emit('vercel.json', renderVercelConfig(rules, redirects, base));
  }
  if (hosting.includes('nginx')) {
    const { renderNginxConfig, checkNginxHeaders } = await import('../../../hosting/render-nginx-config.js');
    read.report(checkNginxHeaders(rules, readOption(read, 'config')));
    read.emit('nginx.conf', renderNginxConfig(rules, redirects, base));
  }
}

function createCollision(file: string): Diagnostic {
  return {
    code: 'route/public-collision',
    severity: 'error',
    file: `public/${file}`,
    message: `docsgen writes ${file} itself`,
    hint: 'Rename it, or leave this host out of hosting in the config.',
  };
}

/** Each of them has the site's policy with its hosts. */
async function listPagesWithOtherHosts(read: Read): Promise<readonly DocumentPolicy[]> {
  const settings = await read.step(config);
  if (settings.embeds.hosts.length === 0) return [];
  const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
  const pages = await read.steps(page, pathnames);
  const hashes = await read.step(inlineHashes);
  return pathnames.flatMap((pathname, at) => {
    const hosts = pages[at]?.otherHosts;
    return hosts ? [{ path: pathname.slice(1), policy: createSitePolicy(settings, hashes, hosts) }] : [];
  });
}

/** All isolated demos have the same policy; most sites have none. */
async function listIsolatedDocuments(read: Read): Promise<readonly DocumentPolicy[]> {
  if (!hasDemos(read)) return [];
  const pages = await read.step(pageDemoKeys);
  if (!pages.some(({ keys }) => keys.some(([, , mode]) => mode === 'isolated'))) return [];
  const policy = createIsolatedPolicy(await read.step(config), await read.step(inlineHashes));
  return [{ path: `_docsgen/${ISOLATED_FOLDER}*`, policy }];
}
