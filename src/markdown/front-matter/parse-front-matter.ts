/** The YAML at the top of a Markdown file, and the only door to gray-matter. Knows nothing of Markdown. */

import matter from 'gray-matter';
import { toPosition } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import { checkFrontMatter, isFrontMatterKey, type FrontMatter } from './check-front-matter.js';
import { parseSimpleYaml } from './parse-simple-yaml.js';
import { parseStrictYaml, type YamlIssue } from './parse-strict-yaml.js';

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** The line of the file, from 1, on which the body begins. */
  readonly bodyLine: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** In characters. */
const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

const EMPTY_FRONT_MATTER: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

/** Splits a page into front matter and body. What is wrong with the front matter is told with its place in the file. */
export function parseFrontMatter(text: string, displayPath: string): ParsedFrontMatter {
  const parts = splitFrontMatter(text);
  if (parts === undefined)
    return { frontMatter: EMPTY_FRONT_MATTER, body: text, bodyLine: 1, diagnostics: [] };
  const diagnostics = new DiagnosticCollector(displayPath);
  const { block, body, bodyLine } = parts;
  const issue = checkDelimiters(parts);
  if (issue) {
    diagnostics.error(`front-matter/${issue.code}`, issue, issue);
    return { frontMatter: EMPTY_FRONT_MATTER, body, bodyLine, diagnostics: diagnostics.list() };
  }
  const values = parseYamlBlock(block, diagnostics);
  const frontMatter = values ? checkFrontMatter(values, block, diagnostics) : EMPTY_FRONT_MATTER;
  const secondBlockLine = findSecondBlock(body);
  if (secondBlockLine !== undefined) {
    const hint = 'Move its keys into the first block.';
    const at = { line: bodyLine + secondBlockLine, column: 1 };
    diagnostics.error('front-matter/second-document', at, {
      message: 'a second block of front matter ends here',
      hint,
    });
  }
  return { frontMatter, body, bodyLine, diagnostics: diagnostics.list() };
}

interface FrontMatterParts {
  /** What stands behind the opening dashes. */
  readonly language: string;
  /** From the end of the opening dashes to the closing ones, so that its first line is the file's. */
  readonly block: string;
  /** The line that closes it, as it stands; `undefined` if there is none. */
  readonly closing: string | undefined;
  readonly body: string;
  readonly bodyLine: number;
}

function splitFrontMatter(text: string): FrontMatterParts | undefined {
  if (!text.startsWith('---') || text.charAt(3) === '-') return undefined;
  const firstEnd = findLineEnd(text, 0);
  const language = text.slice(3, firstEnd).trim();
  const closingOffset = text.indexOf('\n---', firstEnd);
  if (closingOffset < 0)
    return { language, block: text.slice(firstEnd), closing: undefined, body: '', bodyLine: 1 };
  const end = findLineEnd(text, closingOffset + 1);
  const block = text.slice(firstEnd, closingOffset);
  const bodyLine = block.split('\n').length + 2;
  return {
    language,
    block,
    closing: text.slice(closingOffset + 1, end),
    body: text.slice(end + 1),
    bodyLine,
  };
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

interface DelimiterIssue {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** What is wrong with the lines of dashes, or with the size of what is between them. */
function checkDelimiters({
  language,
  block,
  closing,
  bodyLine,
}: FrontMatterParts): DelimiterIssue | undefined {
  if (language !== '' && !/^ya?ml$/i.test(language)) {
    const message = `front matter in ${JSON.stringify(language.slice(0, 40))} is not read`;
    return {
      code: 'engine',
      line: 1,
      column: 4,
      message,
      hint: 'Only YAML is: begin with a line of three dashes.',
    };
  }
  if (closing === undefined) {
    const hint = 'Write a line of three dashes below the last key.';
    return { code: 'unclosed', line: 1, column: 1, message: 'the front matter is never closed', hint };
  }
  if (closing.slice(3).trim() !== '') {
    const message = `the front matter ends in ${JSON.stringify(closing.slice(0, 40))}`;
    return {
      code: 'syntax',
      line: bodyLine - 1,
      column: 4,
      message,
      hint: 'Close it with three dashes alone.',
    };
  }
  if (block.length > MAX_FRONT_MATTER_LENGTH) {
    const message = `${block.length} characters of front matter are more than the ${MAX_FRONT_MATTER_LENGTH} allowed`;
    return { code: 'too-large', line: 1, column: 1, message, hint: 'Move text into the page.' };
  }
  return undefined;
}

/** What the block says; `undefined` if it is faulty. gray-matter is given options on every call, so it remembers nothing. */
function parseYamlBlock(
  block: string,
  diagnostics: DiagnosticCollector,
): Readonly<Record<string, unknown>> | undefined {
  const issues: YamlIssue[] = [];
  const yaml = (source: string): object => {
    const simpleValues = parseSimpleYaml(source);
    if (simpleValues) return simpleValues;
    const strictResult = parseStrictYaml(source);
    issues.push(...strictResult.issues);
    return strictResult.values;
  };
  const { data } = matter(`---${block}\n---\n`, { language: 'yaml', engines: { ...DISABLED_ENGINES, yaml } });
  for (const { code, offset, firstOffset, message, hint } of issues) {
    const related =
      firstOffset === undefined
        ? {}
        : { related: [createRelatedLocation(block, firstOffset, diagnostics.file)] };
    diagnostics.error(`front-matter/${code}`, toPosition(block, offset), { message, hint, ...related });
  }
  return issues.length > 0 ? undefined : data;
}

function createRelatedLocation(block: string, offset: number, file: string) {
  return { file, ...toPosition(block, offset), message: 'the same key stands here' };
}

/** gray-matter's own engines run code; nothing reaches them, and they are taken out all the same. */
const DISABLED_ENGINES = Object.fromEntries(
  ['js', 'javascript', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map((name) => [
    name,
    () => {
      throw new Error(`the front matter engine ${name} was called`);
    },
  ]),
);

/** The line, from 0, of the dashes below further keys at the very start of the body. */
function findSecondBlock(body: string): number | undefined {
  const keyMatch = /^(\w+):(?: |$)/m.exec(body.slice(0, 200));
  if (keyMatch?.index !== 0 || !isFrontMatterKey(keyMatch[1]!)) return undefined;
  const lines = body.split('\n');
  const end = lines.findIndex((line) => !/^(?:\w+:.*|\s+\S.*|#.*)$/.test(line));
  return lines[end]?.trimEnd() === '---' ? end : undefined;
}
