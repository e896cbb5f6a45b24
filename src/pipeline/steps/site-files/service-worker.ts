/** The step that emits the service worker, if the config asks for one. */

import type { Step } from '../../../graph/step.js';
import { computeDigest } from '../../../graph/fingerprint.js';
import { config } from '../site/config.js';
import { compileScript } from '../shell/compile-script.js';
import { scripts } from '../shell/scripts.js';
import { shellStyles } from '../shell/templates.js';

/** `sw.js`. It changes with the scripts and styles that all pages share, and with nothing else. */
export const serviceWorker: Step<null> = {
  name: 'service worker',
  run: async (read) => {
    const { serviceWorker: workerConfig, base } = await read.step(config);
    if (!workerConfig) return null;
    const { runtime } = await read.step(scripts);
    const version = computeDigest(runtime + (await read.step(shellStyles))).slice(0, 10);
    const values = { VERSION: version, BASE: base };
    const name = workerConfig.enabled ? 'service-worker' : 'remove-service-worker';
    read.emit('sw.js', await compileScript(read, name, { format: 'iife', constants: values }));
    return null;
  },
};
