/** The steps that make what is derived from all pages together, and those that check all pages together. */

import type { Step } from '../../../graph/step.js';
import { checkRedirects, renderRedirectsFile } from '../../../hosting/redirects.js';
import { renderHeadersFile } from '../../../hosting/render-headers-file.js';
import { renderLlmsTxt } from '../../../discovery/render-llms-txt.js';
import { checkLinks } from '../../../links/check-links.js';
import { renderRobotsTxt } from '../../../discovery/render-robots-txt.js';
import { renderSitemap } from '../../../discovery/render-sitemap.js';
import { readOption } from '../../build-input.js';
import { sandboxDocuments } from '../demos/sandbox-documents.js';
import { config } from '../site/config.js';
import { document, type DocumentFacts } from '../content/documents.js';
import { createSitePolicy } from './policy.js';
import { inlineHashes } from '../shell/scripts.js';
import { publicFiles, routes } from '../site/routes.js';
import { missingPages, site } from '../site/site.js';

/** What is known of all pages; a page with errors is missing. */
export const allDocumentFacts: Step<readonly (DocumentFacts | undefined)[]> = {
  name: 'all document facts',
  transient: true,
  run: async (read) => {
    const siteRoutes = await read.step(routes);
    return read.steps(
      document,
      siteRoutes.map(({ pathname }) => pathname),
    );
  },
};

/** What the whole site has besides its pages. */
const SITE_FILES = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];

/** A public file, copied. */
export const publicFile: Step<null, string> = {
  name: 'public file',
  run: (read, path) => {
    const bytes = read.bytes(`public/${path}`);
    if (bytes) read.emit(path, bytes);
    return null;
  },
};

/** Links, anchors and images of the built pages. Nothing is said of what is in a page that could not be built. */
export const links: Step<null> = {
  name: 'links',
  run: async (read) => {
    const { base, redirects, languages, url, templates } = await read.step(config);
    const facts = await read.step(allDocumentFacts);
    const pages = facts.filter((one) => one !== undefined);
    const failedRoutes = (await read.step(routes)).filter((_, at) => facts[at] === undefined);
    const files = await read.step(publicFiles);
    const diagnostics = checkLinks({
      pages: pages.map(({ source, ...page }) => ({ ...page, file: source })),
      unbuiltPathnames: failedRoutes.map(({ pathname }) => pathname),
      reportedPathnames: await read.step(missingPages),
      publicFiles: files,
      redirects,
      base,
      languages,
      ...(url === undefined ? {} : { url }),
      templates,
      outputs: [
        ...pages.flatMap(({ outputs }) => outputs),
        ...failedRoutes.flatMap(({ output, markdownCopy }) => [output, markdownCopy]),
        ...files,
        ...SITE_FILES,
      ],
    });
    read.report(diagnostics);
    return null;
  },
};

export const sitemapFile: Step<null> = {
  name: 'sitemap',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const files = renderSitemap(pathnames, await read.step(site));
    for (const { path, text } of files) read.emit(path, text);
    return null;
  },
};

export const textFiles: Step<null> = {
  name: 'text files',
  run: async (read) => {
    const settings = await read.step(config);
    const siteModel = await read.step(site);
    const facts = (await read.step(allDocumentFacts)).filter((one) => one !== undefined);
    const publicPaths = new Set(await read.step(publicFiles));
    const { url, base, description } = settings;
    if (!publicPaths.has('robots.txt'))
      read.emit('robots.txt', renderRobotsTxt({ ...(url === undefined ? {} : { url }), base }));
    read.emit('llms.txt', renderLlmsTxt({ site: siteModel, description, pages: facts }));
    return null;
  },
};

export const hostFiles: Step<null> = {
  name: 'host files',
  run: async (read) => {
    const settings = await read.step(config);
    const configFile = readOption(read, 'config');
    const { base, headers, redirects } = settings;
    const policy = createSitePolicy(settings, await read.step(inlineHashes));
    const sandboxes = Object.values((await read.step(sandboxDocuments)) ?? {});
    const file = renderHeadersFile({
      policy,
      base,
      sandboxDocuments: sandboxes,
      extras: headers,
      configFile,
    });
    read.report(file.diagnostics);
    read.emit('_headers', file.text);
    const pathnames = new Set((await read.step(routes)).map(({ pathname }) => pathname));
    const files = new Set((await read.step(publicFiles)).map((path) => `/${path}`));
    const configText = new TextDecoder().decode(read.bytes(configFile));
    read.report(checkRedirects(redirects, { pathnames, files, configFile, configText }));
    read.emit('_redirects', renderRedirectsFile(redirects, base));
    return null;
  },
};
