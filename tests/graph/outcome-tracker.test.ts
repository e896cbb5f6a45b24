import { describe, expect, test } from 'vitest';
import { root, toy } from './toy-graph.js';

describe('the files that a build removes', () => {
  const edit = async (from: string, to: string, other: string): Promise<readonly string[]> => {
    const { graph, files } = toy({ list: 'a,b', a: `Alpha\n${from}`, b: `Beta\n${other}` });
    await graph.value(root);
    graph.outcome(root);
    graph.markPublished();
    files.set('a', `Alpha\n${to}`);
    await graph.invalidate(['a']);
    await graph.value(root);
    return [...graph.outcome(root).changes!.removedPaths];
  };

  test('are those that no step has any more', async () => {
    expect(await edit('shows one', 'shows two', '')).toEqual(['one.svg']);
    expect(await edit('shows one', '', 'shows two')).toEqual(['one.svg']);
  });

  test('are not those that another step still has', async () => {
    expect(await edit('shows one', 'shows two', 'shows one')).toEqual([]);
  });
});
