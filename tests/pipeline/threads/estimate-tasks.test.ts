import { expect, test } from 'vitest';
import { estimateTasks } from '../../../src/pipeline/threads/estimate-tasks.js';

test('each page of a site without demos is two tasks', () => {
  expect(estimateTasks(['pages/index.md', 'pages/a/b.md', 'pages/a/photo.png'])).toBe(4);
});

test('a site with demos has no tasks that are known before', () => {
  expect(estimateTasks(['pages/index.md', 'pages/a/b.md', 'pages/a/Hero.tsx'])).toBe(0);
});
