/** Steps that emit the sitemap, `robots.txt`, `llms.txt` and the files of `public/`. */

import { renderLlmsTxt } from '../../../discovery/render-llms-txt.js';
import { renderRobotsTxt } from '../../../discovery/render-robots-txt.js';
import { renderSitemap } from '../../../discovery/render-sitemap.js';
import type { Step } from '../../../graph/step.js';
import { allDocumentFacts } from '../content/documents.js';
import { config } from '../site/config.js';
import { publicFiles, routes } from '../site/routes.js';
import { site } from '../site/site.js';

export const sitemapFile: Step<null> = {
  name: 'sitemap',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    for (const { path, text } of renderSitemap(pathnames, await read.step(site))) read.emit(path, text);
    return null;
  },
};

export const textFiles: Step<null> = {
  name: 'text files',
  run: async (read) => {
    const { url, base, description } = await read.step(config);
    const pages = (await read.step(allDocumentFacts)).filter((page) => page !== undefined);
    const hasOwnRobots = (await read.step(publicFiles)).includes('robots.txt');
    if (!hasOwnRobots) read.emit('robots.txt', renderRobotsTxt({ url, base }));
    read.emit('llms.txt', renderLlmsTxt({ site: await read.step(site), description, pages }));
    return null;
  },
};

/** A public file, copied. */
export const publicFile: Step<null, string> = {
  name: 'public file',
  run: (read, path) => {
    const bytes = read.bytes(`public/${path}`);
    if (bytes) read.emit(path, bytes);
    return null;
  },
};
