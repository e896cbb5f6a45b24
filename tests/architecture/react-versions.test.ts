/** Sites may have React 18.3: what docsgen renders with the React of the site uses nothing newer. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NEWER_NAMES = ['use', 'useActionState', 'useOptimistic', 'Activity', 'useEffectEvent', 'cache'];

test('nothing imports from React what version 18.3 does not have', () => {
  const files = ['src', 'templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/import(?! type)[^;'"]*\{([^}]*)\} from 'react';/g))
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => NEWER_NAMES.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
