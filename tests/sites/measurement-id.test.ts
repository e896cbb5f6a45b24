/** The id of the analytics, which is an option of a build besides a key of the config. */

import { describe, expect, test } from 'vitest';
import { config, fixture, twoPages, type Fixture } from './fixture.js';

/** The measurement id in the script of analytics, and whether the policy names the host of its tag. */
function readAnalytics(site: Fixture): { readonly id: string | undefined; readonly isAllowed: boolean } {
  const [, code = ''] = [...site.tree()].find(([path]) => path.startsWith('_docsgen/analytics.')) ?? [];
  return {
    id: /measurementId:"([^"]*)"/.exec(code)?.[1],
    isAllowed: site.output('_headers').includes('https://www.googletagmanager.com'),
  };
}

describe('the measurement id', () => {
  test('ANA-01: an option of the build stands in for that of the config, and a build without it is as before', async () => {
    const site = fixture({
      ...twoPages,
      'docsgen.config.ts': config("analytics: { measurementId: 'G-CONFIG', webVitals: {} },"),
    });
    await site.build();
    const before = site.tree();
    expect(readAnalytics(site)).toEqual({ id: 'G-CONFIG', isAllowed: true });
    await site.build({ measurementId: 'G-OPTION' });
    expect(readAnalytics(site)).toEqual({ id: 'G-OPTION', isAllowed: true });
    await site.build();
    expect(site.tree()).toEqual(before);
  });

  test('ANA-01: without either there is none', async () => {
    const site = fixture(twoPages);
    await site.build();
    expect(readAnalytics(site)).toEqual({ id: undefined, isAllowed: false });
    await site.build({ measurementId: 'G-OPTION' });
    expect(readAnalytics(site)).toEqual({ id: 'G-OPTION', isAllowed: true });
  });

  test('an option that is no id is reported like one in the config', async () => {
    const { status, problems } = await fixture(twoPages).build({ measurementId: 'no id' });
    expect(status).toBe('config');
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['config/invalid', expect.stringContaining('analytics.measurementId')],
    ]);
  });
});
