/** Responds with files of a build that is running, so that nobody waits for pages that they did not ask for. */

import type { Session } from '../pipeline/session.js';
import type { UnpublishedFile } from '../server/answer-request.js';
import { parseHeadersFile, type HeadersFile } from '../server/host-rules/headers-file.js';

/** Returns a function that finds the file for a pathname in the build that is running. */
export function createUnpublishedFileFinder({
  requestedFiles,
}: Session): (pathname: string) => Promise<UnpublishedFile | undefined> {
  let parsed: { readonly text: string; readonly headers: HeadersFile } | undefined;
  return async (pathname) => {
    const found = await requestedFiles.find(pathname);
    if (!found) return undefined;
    const { path, hash, bytes, headersFile } = found;
    if (parsed?.text !== headersFile) parsed = { text: headersFile, headers: parseHeadersFile(headersFile) };
    const content = {
      hash,
      size: bytes.length,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    };
    return { path, content, fields: parsed.headers.resolveFields(pathname) };
  };
}
