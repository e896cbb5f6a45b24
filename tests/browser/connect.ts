/** The Chromium that all tests of pages share. Each file has its own windows in it. */

import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

/** Who connects closes it again: that closes the windows that were opened here, and no others. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('chromium'), { timeout: 120_000 });
}
