/** The documents apart from all pages: where edited demos run, and where a demo is handed on as a project. */

import { hash } from 'node:crypto';
import type { Read, Step } from '../../../graph/step.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import { DEMO_FILE } from '../../../text/file-kinds.js';
import { config } from '../site/config.js';
import { compileScript } from '../shell/compile-script.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { messages } from '../shell/messages.js';

interface SandboxDocument {
  readonly address: string;
  /** Below the base. */
  readonly path: string;
  readonly policy: string;
}

/** Nothing on a site without demos. */
export const sandboxDocuments: Step<Readonly<Record<'sandbox' | 'project', SandboxDocument>> | null> = {
  name: 'sandbox documents',
  run: async (read) => {
    if (!hasDemos(read)) return null;
    const { createSandboxPolicy, createProjectPolicy } =
      await import('../../../hosting/content-security-policy.js');
    const { SANDBOX_BODY } = await import('../../../document/sandbox-document.js');
    const { languages } = await read.step(config);
    const title = (await read.step(messages, resolveDefaultLanguage(languages)))['demo.sandbox'];
    const sandbox = { script: 'sandbox', title, createPolicy: createSandboxPolicy, body: SANDBOX_BODY };
    const project = {
      script: 'project',
      title: 'StackBlitz, CodeSandbox',
      createPolicy: createProjectPolicy,
    };
    return {
      sandbox: await emitSandboxDocument(read, sandbox),
      project: await emitSandboxDocument(read, project),
    };
  },
};

/** Whether there may be demos: a module lies beside the pages. */
export function hasDemos(read: Read): boolean {
  return read.list('pages').files.some((file) => DEMO_FILE.test(file));
}

interface SandboxDocumentOptions {
  /** Its name, and that of its script. */
  readonly script: string;
  readonly title: string;
  readonly createPolicy: (scriptHash: string) => string;
  readonly body?: string;
}

async function emitSandboxDocument(
  read: Read,
  { script: name, title, createPolicy, ...options }: SandboxDocumentOptions,
): Promise<SandboxDocument> {
  const { renderSandboxDocument } = await import('../../../document/sandbox-document.js');
  const { toMetaPolicy } = await import('../../../hosting/content-security-policy.js');
  const { base, languages } = await read.step(config);
  const script = await compileScript(read, name, { format: 'iife' });
  const policy = createPolicy(`sha256-${hash('sha256', script, 'base64')}`);
  const language = resolveDefaultLanguage(languages);
  const text = renderSandboxDocument({ title, language, script, policy: toMetaPolicy(policy), ...options });
  const address = await emitHashedFile(read, `${name}.html`, text);
  return { address, path: address.slice(base.length), policy };
}
