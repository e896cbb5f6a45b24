// The kills, the full disk, the wrong output folder and the requests of the table, for other generators, which it installs in
// a temporary folder: `node tests/torture/peers.js [kills]`. Writes `peers.json`. The full disk needs a user who may mount.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPeers } from './peers/generators.js';
import { tryFullDisk, tryKills, tryWrongFolder } from './peers/output-trials.js';
import { tryHosts, tryTraversal } from './peers/server-trials.js';

const KILLS = Number(process.argv[2] ?? 15);
const home = mkdtempSync(join(tmpdir(), 'docsgen-peers-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

const TRIALS = {
  wrongFolder: tryWrongFolder,
  hosts: tryHosts,
  traversal: tryTraversal,
  fullDisk: tryFullDisk,
  kills: (peer) => tryKills(peer, KILLS),
};

const peers = createPeers(home);
const packages = peers.map(({ package: name, version }) => `${name}@${version}`);
const args = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', ...packages];
const installed = spawnSync('npm', args, { encoding: 'utf8' });
if (installed.status !== 0) throw new Error(installed.stderr);

const results = peers.map(({ name, version }) => ({ name: `${name} ${version}`, figures: {} }));
const file = join(import.meta.dirname, 'peers.json');
for (const [name, trial] of Object.entries(TRIALS)) {
  for (const [at, peer] of peers.entries()) {
    const figure = await trial(peer).catch((error) => `not tried: ${error.message.split('\n')[0]}`);
    results[at].figures[name] = figure;
    console.log(`${peer.name}, ${name}: ${figure}`);
  }
  writeFileSync(file, `${JSON.stringify({ peers: results }, null, 2)}\n`);
}
