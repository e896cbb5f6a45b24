/** The policy that documents contain, for hosts without headers. */

import type { Read, Step } from '../../../graph/step.js';
import { toMetaPolicy } from '../../../hosting/content-security-policy.js';
import { findOwnPolicy } from '../../../hosting/header-rules.js';
import { page } from '../content/pages.js';
import { inlineHashes } from '../shell/scripts.js';
import { config } from '../site/config.js';
import { createSitePolicy } from './policy.js';

/** By the pathname of a page, or the path of a document that is none. */
export const metaPolicy: Step<string, string> = {
  name: 'meta policy',
  run: async (read, path) => {
    const settings = await read.step(config);
    const ownPolicy = findOwnPolicy(settings.headers, path);
    if (ownPolicy !== undefined) return toMetaPolicy(ownPolicy);
    const hosts = path.endsWith('/') ? (await read.step(page, path)).otherHosts : undefined;
    return toMetaPolicy(createSitePolicy(settings, await read.step(inlineHashes), hosts));
  },
};

/** Nothing for sites whose hosts send headers. */
export async function readMetaPolicy(read: Read, path: string): Promise<string | undefined> {
  return (await read.step(hasMetaPolicy)) ? read.step(metaPolicy, path) : undefined;
}

/** Whether documents contain their policy. */
export const hasMetaPolicy: Step<boolean> = {
  name: 'has meta policy',
  run: async (read) => (await read.step(config)).hosting.includes('github-pages'),
};
