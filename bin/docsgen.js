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
const { configureCommand } = await import('../lib/configure-v8.js');
configureCommand(process.argv[2]);

const cli = await import('../lib/cli.js').catch((error) => {
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (name === undefined) throw error;
  process.stderr.write(
    `docsgen is not completely installed: ${name} is missing.\nRemove node_modules, and run the install command of your project.\n`,
  );
  process.exit(3);
});
await cli.main(process.argv.slice(2));
