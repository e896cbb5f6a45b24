/** The steps that make the scripts of every page: the one in its head, the one beside it, and what that one fetches later. */

import { hash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { basename } from 'node:path/posix';
import type { BrowserScript } from '../../bundle/browser.js';
import type { Read, Step } from '../../graph/step.js';
import type { PageScripts } from '../../html/head.js';
import { given } from '../given.js';
import { emitAsset } from './templates.js';

/** The scripts of every page, as its head names them. */
export const scripts: Step<'all', PageScripts> = {
  name: 'scripts',
  shared: true,
  run: async (read) => {
    const boot = await compiled(read, 'boot', { format: 'iife' });
    const later = await emitAsset(read, 'later.js', await compiled(read, 'later', { format: 'esm' }));
    const beside = { LATER: `./${basename(later)}` };
    const code = await compiled(read, 'runtime', { format: 'esm', later: beside });
    return { boot, runtime: await emitAsset(read, 'runtime.js', code) };
  },
};

/** The hash by which the policy knows the script in the head. */
export const bootHash: Step<'all', string> = {
  name: 'boot hash',
  run: async (read) => `sha256-${hash('sha256', (await read.step(scripts, 'all')).boot, 'base64')}`,
};

async function compiled(
  read: Read,
  name: string,
  options: Pick<BrowserScript, 'format' | 'later'>,
): Promise<string> {
  const { compileForBrowser } = await import('../../bundle/browser.js');
  const entry = resolve(read.root, given(read, 'ownTemplates'), '../src/islands', `${name}.ts`);
  const { code, inputs } = await compileForBrowser({ root: read.root, entry, ...options });
  for (const input of inputs) read.note(relative(read.root, input));
  return code;
}

export const steps = [scripts, bootHash] as readonly Step[];
