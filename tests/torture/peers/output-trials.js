// What becomes of a published site when its generator is killed, has no space, or is sent to the wrong folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The HTML files of a folder, by path, with the word that their pages hold. */
function readState(folder, words) {
  if (!existsSync(folder)) return { kinds: new Set(['none']), pages: 0, empty: 0 };
  const files = readdirSync(folder, { recursive: true }).filter((path) => /p\d+(\/index)?\.html$/.test(path));
  const texts = files.map((path) => readFileSync(join(folder, path), 'utf8'));
  const kinds = texts.map((text) => words.find((word) => text.includes(`${word} of page`)) ?? 'broken');
  return { kinds: new Set(kinds), pages: files.length, empty: texts.filter((text) => text === '').length };
}

/** `old`, `new`, or `partial`: pages of both, or fewer than there were. */
function judge(state, whole, [before, after]) {
  if (state.pages < whole || state.kinds.size !== 1) return 'partial';
  if (state.kinds.has(before)) return 'old';
  return state.kinds.has(after) ? 'new' : 'partial';
}

async function build(peer) {
  const start = performance.now();
  const { code } = await peer.startBuild().ended;
  return { code, ms: performance.now() - start };
}

export async function tryKills(peer, count) {
  peer.create('old');
  await build(peer);
  const whole = readState(peer.output, ['old']).pages;
  const { ms } = await build(peer);
  const seen = { old: 0, new: 0, partial: 0, empty: 0 };
  for (let round = 0; round < count; round += 1) {
    const words = round % 2 === 0 ? ['old', 'new'] : ['new', 'old'];
    peer.create(words[1]);
    const { ended, kill } = peer.startBuild();
    await wait(ms * (0.15 + 0.8 * Math.random()));
    kill();
    await ended;
    const state = readState(peer.output, words);
    seen[judge(state, whole, words)] += 1;
    if (state.pages === 0) seen.empty += 1;
    await build(peer);
  }
  peer.remove();
  return `${seen.partial} of ${count} partial (${seen.empty} without a page); ${seen.old} old, ${seen.new} new`;
}

/** The output lies on a small volume that has room for a part of the new site. */
export async function tryFullDisk(peer) {
  const volume = join(peer.folder, 'volume');
  mkdirSync(volume, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', volume]);
  try {
    const lost = [];
    const parts = [0, 0.3, 0.6];
    for (const part of parts) lost.push(...(await fillDisk(peer, volume, part)));
    const worst = lost.toSorted(byLoss).at(-1);
    return `${lost.length} of ${parts.length} partial${worst ? ` (worst: ${worst})` : ''}`;
  } finally {
    execFileSync('umount', ['--lazy', volume]);
    peer.remove();
  }
}

/** What is lost where there is room for this part of what is published. */
async function fillDisk(peer, volume, part) {
  const [output, ballast] = ['dist', 'ballast.bin'].map((name) => join(volume, name));
  peer.create('old', 'volume/dist');
  await build(peer);
  const whole = readState(output, ['old']).pages;
  const { bavail, bsize, blocks } = statfsSync(volume);
  const free = bavail * bsize;
  writeFileSync(ballast, Buffer.alloc(Math.max(0, Math.floor(free - (blocks * bsize - free) * part))));
  peer.create('changed '.repeat(40), 'volume/dist');
  const { code } = await build(peer);
  const state = readState(output, ['old', 'changed']);
  rmSync(ballast);
  if (judge(state, whole, ['old', 'changed']) !== 'partial') return [];
  return [`${whole - state.pages + state.empty} of ${whole} pages lost, exit ${code}`];
}

function byLoss(one, other) {
  return Number.parseInt(one, 10) - Number.parseInt(other, 10);
}

/** The output folder is the project itself. */
export async function tryWrongFolder(peer) {
  peer.create('old', '.');
  peer.write('notes/todo.txt', 'mine');
  const list = () => readdirSync(peer.folder, { recursive: true }).filter((path) => !path.includes('cache'));
  const before = list();
  const { code } = await build(peer);
  const left = new Set(existsSync(peer.folder) ? list() : []);
  const gone = before.filter((path) => !left.has(path));
  peer.remove();
  return `${gone.length} of ${before.length} files of the project deleted, ${left.size - before.length + gone.length} written into it; exit ${code}`;
}
