/** Renders the CI file of a new site, which builds the site on every change and keeps the result. */

import { formatArguments, type InitOptions } from './init-options.js';

const INSTALL_COMMANDS = {
  npm: ['npm ci'],
  pnpm: ['corepack enable', 'pnpm install --frozen-lockfile'],
  yarn: ['corepack enable', 'yarn install --immutable'],
  bun: ['npm install --global bun', 'bun install --frozen-lockfile'],
} as const;

const RUN_COMMANDS = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/** A workflow of GitHub Actions. Actions are named by commit, because tags can be moved. */
export function renderWorkflow(options: InitOptions): string {
  const { manager, project, outDir, hasBuildScript } = options;
  const defaults =
    project === '.' ? '' : `    defaults:\n      run:\n        working-directory: ${quoteYaml(project)}\n`;
  const outputPath = project === '.' ? outDir : `${project}/${outDir}`;
  const steps = [
    ...INSTALL_COMMANDS[manager],
    ...(hasBuildScript ? [`${manager} run build`] : []),
    `${RUN_COMMANDS[manager]} docsgen build${formatArguments(options)}`,
  ];
  return `name: docs
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
${defaults}    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 22
${steps.map((step) => `      - run: ${quoteYaml(step)}\n`).join('')}      - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: site
          path: ${quoteYaml(outputPath)}
`;
}

/** A text as a value of YAML, in double quotes where it needs any. Escapes of JSON mean the same in YAML. */
function quoteYaml(text: string): string {
  return /^[a-z][\w./@-]*(?: [\w./@-]+)*$/i.test(text) ? text : JSON.stringify(text);
}
