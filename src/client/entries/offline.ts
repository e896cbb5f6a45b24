/** The script of pages on the product's own domain, fetched when the browser is idle. */

import { registerWorker } from '../offline/register-worker.js';

/** What the site's addresses begin with. */
declare const BASE: string;

void registerWorker(`${BASE}sw.js`);
