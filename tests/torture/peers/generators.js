// The generators, each with a small site, its commands, and where it writes.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES = 60;

export function createPeers(home) {
  return [createVitePress(home), createEleventy(home)];
}

function createVitePress(home) {
  const config = (outDir) => `export default { title: 'Acme'${outDir ? `, outDir: '${outDir}'` : ''} };\n`;
  return createPeer(home, {
    ...{ name: 'VitePress', package: 'vitepress', version: '1.6.4' },
    ...{ bin: 'node_modules/vitepress/bin/vitepress.js', output: '.vitepress/dist', pages: '' },
    settings: (outDir) => ({
      '.vitepress/config.mjs': config(outDir),
      'package.json': '{ "type": "module" }',
    }),
    build: ['build'],
    serve: (port) => ['preview', '--port', String(port)],
  });
}

function createEleventy(home) {
  const config = (output) =>
    `export default () => ({ dir: { input: 'content', output: '${output ?? '_site'}' } });\n`;
  return createPeer(home, {
    ...{ name: 'Eleventy', package: '@11ty/eleventy', version: '3.1.8' },
    ...{ bin: 'node_modules/@11ty/eleventy/cmd.cjs', output: '_site', pages: 'content/' },
    settings: (outDir) => ({ 'eleventy.config.js': config(outDir), 'package.json': '{ "type": "module" }' }),
    build: ['--quiet'],
    serve: (port) => ['--serve', '--quiet', `--port=${port}`],
  });
}

function createPeer(home, { bin, output, pages, settings, build, serve, ...about }) {
  const folder = join(home, about.name.toLowerCase());
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const run = (args) => start(join(home, bin), args, folder);
  return {
    ...about,
    folder,
    output: join(folder, output),
    write,
    /** A site whose pages all hold the word. */
    create: (word, outDir) => {
      for (const [path, text] of Object.entries(settings(outDir))) write(path, text);
      for (let at = 0; at < PAGES; at += 1) write(`${pages}p${at}.md`, createPage(at, word));
      write(`${pages}index.md`, '# Acme\n\nWelcome.\n');
    },
    startBuild: () => run(build),
    startServer: (port) => run(serve(port)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function createPage(at, word) {
  return `---\ntitle: Page ${at}\n---\n\n# Page ${at}\n\n${`${word} of page ${at}. `.repeat(60)}\n`;
}

function start(bin, args, cwd) {
  const child = spawn(process.execPath, [bin, ...args], { cwd, stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  // With all processes that it has started.
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.on('exit', kill);
  return { child, ended, kill };
}
