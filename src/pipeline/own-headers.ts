/** The headers of one file of a build that is running. The `_headers` file needs to know all pages; this does not. */

import type { Graph } from '../graph/graph.js';
import { createHeaderRules } from '../hosting/header-rules.js';
import { renderHeadersFile } from '../hosting/render-headers-file.js';
import { page } from './steps/content/pages.js';
import { sandboxDocuments } from './steps/demos/sandbox-documents.js';
import { inlineHashes } from './steps/shell/scripts.js';
import {
  createIsolatedPolicy,
  createSitePolicy,
  ISOLATED_FOLDER,
  type DocumentPolicy,
} from './steps/site-files/policy.js';
import { config } from './steps/site/config.js';
import { routeIndex } from './steps/site/routes.js';

/** The text of `_headers` without the rules for other pages. `path` is below the base; the step `host files` reports what is
 *  wrong with the owner's rules. */
export async function renderOwnHeaders(graph: Pick<Graph, 'value'>, path: string): Promise<string> {
  const settings = await graph.value(config);
  const { base, headers: extras } = settings;
  const policy = createSitePolicy(settings, await graph.value(inlineHashes));
  const sandboxes = Object.values((await graph.value(sandboxDocuments)) ?? {});
  const ownPolicy = await findOwnDocumentPolicy(graph, path);
  const { rules } = createHeaderRules({
    policy,
    base,
    sandboxDocuments: ownPolicy ? [...sandboxes, ownPolicy] : sandboxes,
    extras,
    configFile: '',
  });
  return renderHeadersFile(rules);
}

/** Pages that show other hosts have a policy of their own, and all isolated demos have one. */
async function findOwnDocumentPolicy(
  graph: Pick<Graph, 'value'>,
  path: string,
): Promise<DocumentPolicy | undefined> {
  const settings = await graph.value(config);
  const isolatedFolder = `_docsgen/${ISOLATED_FOLDER}`;
  if (path.startsWith(isolatedFolder))
    return {
      path: `${isolatedFolder}*`,
      policy: createIsolatedPolicy(settings, await graph.value(inlineHashes)),
    };
  const pathname = `/${path}`;
  if (settings.embeds.hosts.length === 0 || !(await graph.value(routeIndex)).has(pathname)) return undefined;
  const { otherHosts } = await graph.value(page, pathname);
  return (
    otherHosts && { path, policy: createSitePolicy(settings, await graph.value(inlineHashes), otherHosts) }
  );
}
