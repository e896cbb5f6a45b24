// What the servers of other generators answer to requests for files outside of the site, and to foreign hosts.
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { transformSync } from 'esbuild';

const CANARY = 'the-canary-must-not-sing';

export async function tryTraversal(peer) {
  const { vectors } = await load('traversal');
  return withServer(peer, async (port) => {
    // Beside the output, above it, and above the project.
    for (const folder of [dirname(peer.output), peer.folder, dirname(peer.folder)])
      writeFileSync(join(folder, 'canary.txt'), CANARY);
    const seen = { files: 0, unanswered: 0 };
    for (const [, target] of vectors) {
      const reply = await ask(port, target, `localhost:${port}`);
      if (reply.includes(CANARY) || reply.includes('root:')) seen.files += 1;
      if (reply === '') seen.unanswered += 1;
    }
    return `${seen.files} of ${vectors.length} reach a file, ${seen.unanswered} without a response`;
  });
}

export async function tryHosts(peer) {
  const { foreignHosts } = await load('foreign-hosts');
  return withServer(peer, async (port) => {
    let accepted = 0;
    for (const [, host] of foreignHosts) {
      const reply = await ask(port, '/', host.replace('PORT', String(port)));
      if (reply.startsWith('HTTP/1.1 200')) accepted += 1;
    }
    return `${accepted} of ${foreignHosts.length} foreign hosts accepted`;
  });
}

/** A module of tests that holds data alone. */
async function load(name) {
  const file = join(import.meta.dirname, '..', '..', 'server', `${name}.ts`);
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

async function withServer(peer, trial) {
  peer.create('old');
  await peer.startBuild().ended;
  const port = await findPort();
  const { kill, ended } = peer.startServer(port);
  try {
    for (let tries = 0; (await ask(port, '/', `localhost:${port}`)) === ''; tries += 1) {
      if (tries > 300) throw new Error('the server does not answer');
      await wait(200);
    }
    return await trial(port);
  } finally {
    kill();
    await ended;
    peer.remove();
  }
}

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What comes back, as it came; nothing where nothing does. */
function ask(port, target, host) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, 'localhost', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.setTimeout(3000, () => socket.destroy());
  });
}
