/** The steps that make what is derived from all pages together, and those that check all pages together. */

import type { Step } from '../../graph/step.js';
import { checkRedirects, redirectsFile } from '../../indexes/redirects.js';
import { headersFile } from '../../indexes/headers.js';
import { llms } from '../../indexes/llms.js';
import { checkLinks } from '../../indexes/links.js';
import { robots } from '../../indexes/robots.js';
import { sitemap } from '../../indexes/sitemap.js';
import { given } from '../given.js';
import { apartDocuments } from './apart.js';
import { config } from './config.js';
import { document, type DocumentFacts } from './documents.js';
import { policyOf } from './policy.js';
import { inlineHashes } from './scripts.js';
import { publicFiles, routes } from './routes.js';
import { missingPages, site } from './site.js';

/** What is known of all pages; a page with errors is missing. */
export const allFacts: Step<readonly (DocumentFacts | undefined)[]> = {
  name: 'all facts',
  live: true,
  run: async (read) => {
    const all = await read.step(routes);
    return read.steps(
      document,
      all.map(({ pathname }) => pathname),
    );
  },
};

/** What the whole site has besides its pages. */
const INDEX_FILES = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];

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
    const facts = await read.step(allFacts);
    const pages = facts.filter((one) => one !== undefined);
    const unread = (await read.step(routes)).filter((_, at) => facts[at] === undefined);
    const files = await read.step(publicFiles);
    const problems = checkLinks({
      pages: pages.map(({ source, ...page }) => ({ ...page, file: source })),
      unread: unread.map(({ pathname }) => pathname),
      told: await read.step(missingPages),
      publicFiles: files,
      redirects,
      base,
      languages,
      ...(url === undefined ? {} : { url }),
      templates,
      outputs: [
        ...pages.flatMap(({ outputs }) => outputs),
        ...unread.flatMap(({ output, twin }) => [output, twin]),
        ...files,
        ...INDEX_FILES,
      ],
    });
    read.report(problems);
    return null;
  },
};

export const sitemapFile: Step<null> = {
  name: 'sitemap',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const files = sitemap(pathnames, await read.step(site));
    for (const { path, text } of files) read.emit(path, text);
    return null;
  },
};

export const textFiles: Step<null> = {
  name: 'text files',
  run: async (read) => {
    const settings = await read.step(config);
    const model = await read.step(site);
    const facts = (await read.step(allFacts)).filter((one) => one !== undefined);
    const own = new Set(await read.step(publicFiles));
    const { url, base, description } = settings;
    if (!own.has('robots.txt'))
      read.emit('robots.txt', robots({ ...(url === undefined ? {} : { url }), base }));
    read.emit('llms.txt', llms({ site: model, description, pages: facts }));
    return null;
  },
};

export const hostFiles: Step<null> = {
  name: 'host files',
  run: async (read) => {
    const settings = await read.step(config);
    const configFile = given(read, 'config');
    const { base, headers, redirects } = settings;
    const policy = policyOf(settings, await read.step(inlineHashes));
    const apart = Object.values((await read.step(apartDocuments)) ?? {});
    const file = headersFile({ policy, base, apart, extras: headers, configFile });
    read.report(file.problems);
    read.emit('_headers', file.text);
    const pathnames = new Set((await read.step(routes)).map(({ pathname }) => pathname));
    const files = new Set((await read.step(publicFiles)).map((path) => `/${path}`));
    const configText = new TextDecoder().decode(read.bytes(configFile));
    read.report(checkRedirects(redirects, { pathnames, files, configFile, configText }));
    read.emit('_redirects', redirectsFile(redirects, base));
    return null;
  },
};
