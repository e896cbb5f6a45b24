/** The code in the guide: nothing in it is wrong, unless it shows a mistake. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkCommands, listScriptNames } from './fences/check-commands.js';
import { checkConfigFence, isConfig } from './fences/check-config.js';
import { checkJson, checkYaml } from './fences/check-data.js';
import { checkMarkdown } from './fences/check-markdown.js';
import { checkTypes } from './fences/check-types.js';
import { listFences, readGuide, type Fence } from './fences/list-fences.js';

const guide = readGuide();
const all = guide.flatMap(([page, text]) => listFences(page, text)).filter(({ isCause }) => !isCause);
const fences = all.filter(({ isWrongOnPurpose }) => !isWrongOnPurpose);

const fence = (language: string, text: string, title = ''): Fence => ({
  place: 'here:1',
  page: 'content/pages/docsgen/here.md',
  language,
  title,
  text,
  isWrongOnPurpose: false,
  isCause: false,
});

const wrongTypes = [
  fence('ts', 'ads: { displayRato: 1 },', 'docsgen.config.ts'),
  fence('ts', "export default [{ pathname: '/a', newfeature: true }];", 'navigation/acme.ts'),
  fence('ts', "import { buidl } from 'docsgen';", 'scripts/build.ts'),
  fence('tsx', '<Button>;'),
];
const rightTypes = [
  fence('ts', 'ads: { displayRatio: 1 },', 'docsgen.config.ts'),
  fence(
    'ts',
    "import { build } from 'docsgen';\nimport { Gone } from '@acme/ui';\nvoid [build, Gone];",
    'scripts/build.ts',
  ),
];
/** One program for all: those of the guide, and those of the tests of this test. */
const types = checkTypes([
  ...all.filter(({ language }) => /^[jt]sx?$/.test(language)),
  ...wrongTypes,
  ...rightTypes,
]);

const inLanguages = (...languages: readonly string[]): readonly Fence[] =>
  fences.filter(({ language }) => languages.includes(language));

/** `content/pages/docsgen/cli.md:12: …`, for each issue of each fence. */
const listIssues = (some: readonly Fence[], check: (fence: Fence) => readonly string[]): readonly string[] =>
  some.flatMap((fence) => check(fence).map((issue) => `${fence.place}: ${issue}`));

describe('the fences of the guide', () => {
  test('are many, of each language that is checked', () => {
    for (const language of ['ts', 'tsx', 'json', 'yaml', 'bash', 'text'])
      expect(inLanguages(language).length, language).toBeGreaterThan(3);
  });

  test('of TypeScript agree with the types of docsgen', () => {
    expect(listIssues(inLanguages('ts', 'tsx', 'js', 'jsx'), (one) => types.get(one)!)).toEqual([]);
  });

  test('that are configs pass the schema', () => {
    const configs = fences.filter(isConfig);
    expect(configs.length).toBeGreaterThan(10);
    expect(listIssues(configs, checkConfigFence)).toEqual([]);
  });

  test('of JSON and YAML can be parsed, and front matter has keys that docsgen knows', () => {
    expect(listIssues(inLanguages('json'), ({ text }) => checkJson(text))).toEqual([]);
    expect(listIssues(inLanguages('yaml'), ({ text }) => checkYaml(text))).toEqual([]);
  });

  test('of Markdown are pages without a diagnostic', () => {
    expect(listIssues(fences, checkMarkdown)).toEqual([]);
  });

  test('call docsgen with commands and options that it has', () => {
    expect(listIssues(inLanguages('bash'), ({ text }) => checkCommands(text))).toEqual([]);
    const runs = inLanguages('yaml', 'json', 'text');
    expect(listIssues(runs, ({ text }) => listQuotedCommands(text).flatMap(checkCommands))).toEqual([]);
  });

  test('run scripts that this repository has, or the page', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const issues = listIssues(inLanguages('bash'), ({ text, page }) => {
      const declared = all.flatMap((one) => (one.page === page && one.language === 'json' ? one.text : []));
      return listScriptNames(text).filter(
        (name) => !(name in scripts) && !declared.some((json) => json.includes(`"${name}":`)),
      );
    });
    expect(issues).toEqual([]);
  });
});

test('commands within the text of the guide exist too', () => {
  const issues = guide.flatMap(([page, text]) =>
    [
      ...text
        .replaceAll(/^(\s*)(`{3,}|~{3,})[\s\S]*?^\s*\2$/gm, '')
        .matchAll(/`((?:npx )?docsgen [^`<[…]*)`/g),
    ].flatMap(([, command = '']) =>
      checkCommands(command)
        // A sentence may name an option without its value.
        .filter((issue) => !issue.endsWith('argument missing'))
        .map((issue) => `${page}: ${issue}`),
    ),
  );
  expect(issues).toEqual([]);
});

/** `run: npx docsgen build`, `"dev": "docsgen watch"`, `command = "docsgen build"`. */
function listQuotedCommands(text: string): readonly string[] {
  const scripts = text.replaceAll(/\$\{\{.*?\}\}/g, 'value');
  return [...scripts.matchAll(/run: (.*)|"((?:npx )?docsgen [^"\n]*)/g)].map(
    ([, script, command]) => script ?? command ?? '',
  );
}

describe('a fence that is wrong', () => {
  test('is found by its types', () => {
    expect(wrongTypes.map((one) => types.get(one)!.length > 0)).toEqual(wrongTypes.map(() => true));
    expect(rightTypes.map((one) => types.get(one))).toEqual(rightTypes.map(() => []));
  });

  test('is found by the schema of the config', () => {
    expect(checkConfigFence(fence('ts', "url: 'docs.acme.example',", 'docsgen.config.ts'))).toEqual([
      expect.stringMatching(/^config\/invalid “url” must be an origin/),
    ]);
  });

  test('is found as JSON, YAML and front matter', () => {
    expect(checkJson('{ "a": 1, }')).not.toEqual([]);
    expect(checkYaml('a: b: c')).not.toEqual([]);
    expect(checkYaml('---\ntitel: Button\n---')).toEqual([
      expect.stringContaining('front-matter/unknown-key'),
    ]);
    expect(checkYaml('title: 1')).toEqual([expect.stringContaining('front-matter/type')]);
  });

  test('is found as Markdown', () => {
    expect(checkMarkdown(fence('text', '{{"demo": "A.js", "bgg": true}}'))).toEqual([
      expect.stringContaining('demo/option'),
    ]);
    expect(checkMarkdown(fence('text', ':::danger\nNo.\n:::'))).toEqual([
      expect.stringContaining('callout/severity'),
    ]);
  });

  test('is found by the program', () => {
    const wrong = [
      'docsgen biuld',
      'npx docsgen build --outdir x',
      'docsgen check --format xml',
      'docsgen build a b',
    ];
    expect(wrong.map((command) => checkCommands(command).length)).toEqual([1, 1, 1, 1]);
    expect(
      checkCommands('docsgen watch # at work\nnpx docsgen build docs --out-dir "a b" && echo done > log'),
    ).toEqual([]);
    expect(listScriptNames('npm run build && npm run gone')).toEqual(['build', 'gone']);
  });

  test('is let pass where the line above it says that it is wrong on purpose, or where a diagnostic is explained', () => {
    const page =
      '<!-- wrong on purpose -->\n\n```json\n{\n```\n\n```json\n{\n```\n\n**Cause.** It.\n\n```json\n{\n```\n\n**Fix.** It.\n\n```json\n{}\n```\n';
    const found = listFences('here', page);
    expect(found.map((one) => one.isWrongOnPurpose)).toEqual([true, false, false, false]);
    expect(found.map((one) => one.isCause)).toEqual([false, false, true, false]);
  });
});

test('a fence that is marked as wrong is wrong', () => {
  const marked = all.filter(({ isWrongOnPurpose }) => isWrongOnPurpose);
  const right = marked.filter(
    (one) =>
      [
        ...(types.get(one) ?? []),
        ...(one.language === 'json' ? checkJson(one.text) : []),
        ...(one.language === 'yaml' ? checkYaml(one.text) : []),
        ...(one.language === 'bash' ? checkCommands(one.text) : []),
        ...checkMarkdown(one),
      ].length === 0,
  );
  expect(right.map(({ place }) => place)).toEqual([]);
});
