import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileTailwind } from '../../src/bundle/compile-tailwind.js';

const site = resolve('content');

describe('the styles of a Tailwind variant', () => {
  test('are those of the classes that its files name, each below its demo alone', async () => {
    const compiled = await compileTailwind(site, [
      `<p className="p-2 dark:p-4 before:content-['x'] nonsense" />`,
      "const wide = `w-[280px] ${on ? 'flex' : ''}`;",
    ]);
    const { css, packageFiles } = compiled!;
    expect(packageFiles).toContainEqual(expect.stringMatching(/\/tailwindcss\/theme\.css$/));
    expect(packageFiles).toContainEqual(expect.stringMatching(/\/tailwindcss\/dist\/.*\.js$/));
    expect(css).toContain('.demo[data-tailwind] .p-2{padding:calc(var(--spacing) * 2)}');
    expect(css).toContain('.dark\\:p-4:where([data-mui-color-scheme=dark]');
    expect(css).toMatch(/\.before\\:content-\\\[\\'x\\'\\\]:before/);
    expect(css).toContain('.w-\\[280px\\]{width:280px}');
    expect(css).not.toMatch(/nonsense|:root|@import/);
    const outer = [...css.matchAll(/(?:^|})([^@{}]+){/g)].map(([, selector]) => selector!);
    const own = outer.filter((selector) => !/^(?:from|to|\*|:before|::)|\d+%/.test(selector));
    expect(own.filter((selector) => !selector.includes('.demo[data-tailwind]'))).toEqual([]);
  });

  test('are the same whatever the order of the files', async () => {
    const sources = ['"p-2 m-1"', '"m-1 flex"'];
    const [one, other] = [sources, sources.toReversed()].map((files) => compileTailwind(site, files));
    expect((await one)?.css).toBe((await other)?.css);
  });

  test('are none where the site has no Tailwind', async () => {
    expect(await compileTailwind(tmpdir(), ['"p-2"'])).toBeUndefined();
  });
});
