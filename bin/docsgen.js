#!/usr/bin/env node
// The way in: looks at Node's version, sets what must be set before React is loaded, and starts the command line.
import module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`docsgen needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}

// React, Emotion and MUI name their classes by it: a page rendered otherwise would not match its scripts.
process.env.NODE_ENV = 'production';

module.enableCompileCache?.();

const { main } = await import('../lib/cli.js');
await main(process.argv.slice(2));
