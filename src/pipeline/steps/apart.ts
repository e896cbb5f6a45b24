/** The documents apart from all pages: where edited demos run, and where a demo is handed on as a project. */

import { hash } from 'node:crypto';
import type { Read, Step } from '../../graph/step.js';
import { defaultLanguageOf } from '../../site/language.js';
import { config } from './config.js';
import { compiled } from './compiled-script.js';
import { emitAsset } from './templates.js';
import { words } from './words.js';

export interface Apart {
  readonly address: string;
  /** Below the base. */
  readonly path: string;
  readonly policy: string;
}

/** Nothing on a site without demos. */
export const apartDocuments: Step<Readonly<Record<'sandbox' | 'project', Apart>> | null> = {
  name: 'documents apart',
  run: async (read) => {
    if (!hasDemos(read)) return null;
    const { sandboxPolicy, projectPolicy } = await import('../../indexes/policy.js');
    const { SANDBOX_BODY } = await import('../../html/apart-document.js');
    const { languages } = await read.step(config);
    const title = (await read.step(words, defaultLanguageOf(languages)))['demo.sandbox'];
    const sandbox = { script: 'sandbox', title, policyFor: sandboxPolicy, body: SANDBOX_BODY };
    const project = { script: 'project', title: 'StackBlitz', policyFor: projectPolicy };
    return { sandbox: await apart(read, sandbox), project: await apart(read, project) };
  },
};

/** Whether there may be demos: a module lies beside the pages. */
export function hasDemos(read: Read): boolean {
  return read.list('pages').files.some((file) => /\.[jt]sx?$/.test(file));
}

interface Making {
  /** Its name, and that of its script. */
  readonly script: string;
  readonly title: string;
  readonly policyFor: (scriptHash: string) => string;
  readonly body?: string;
}

async function apart(read: Read, { script: name, title, policyFor, ...more }: Making): Promise<Apart> {
  const { apartDocumentOf } = await import('../../html/apart-document.js');
  const { policyForMeta } = await import('../../indexes/policy.js');
  const { base, languages } = await read.step(config);
  const script = await compiled(read, name, { format: 'iife' });
  const policy = policyFor(`sha256-${hash('sha256', script, 'base64')}`);
  const language = defaultLanguageOf(languages);
  const text = apartDocumentOf({ title, language, script, policy: policyForMeta(policy), ...more });
  const address = await emitAsset(read, `${name}.html`, text);
  return { address, path: address.slice(base.length), policy };
}
