import { expect, test } from 'vitest';
import { renderHome } from '../../../src/migrate/vitepress/render-home.js';

test('the links of a home page may lead to addresses with spaces', () => {
  const values = {
    hero: { actions: [{ text: 'Start', link: '/my dir/a' }] },
    features: [{ title: 'Fast', link: '/my dir/b', details: 'Very.' }],
  };
  expect(renderHome(values, 'Acme')).toBe('# Acme\n\n- [Start](/my%20dir/a)\n\n- [Fast](/my%20dir/b): Very.');
});
