/** Splits a Markdown file into front matter and body with gray-matter. Its only engine is our strict YAML parser. */

import matter from 'gray-matter';
import { toPosition, type Position } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DiagnosticCollector, type DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';
import { checkFrontMatter, isFrontMatterKey, type FrontMatter } from './check-front-matter.js';
import { parsePlainLines, parseStrictYaml, type YamlIssue } from './parse-strict-yaml.js';

interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** The line of the file, from 1, on which the body begins. */
  readonly bodyLine: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** In characters. */
const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

const EMPTY_FRONT_MATTER: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

/** The front matter and the body of a page. Diagnostics have their place in the file. */
export function parseFrontMatter(text: string, displayPath: string): ParsedFrontMatter {
  if (!text.startsWith('---') || text.startsWith('----'))
    return { frontMatter: EMPTY_FRONT_MATTER, body: text, bodyLine: 1, diagnostics: [] };
  const diagnostics = new DiagnosticCollector(displayPath);
  const closing = findClosingLine(text);
  const body = closing ? text.slice(closing.end + 1) : '';
  const bodyLine = closing ? closing.line + 1 : 1;
  const issue = checkDelimiters(text, closing);
  if (issue) diagnostics.error(`front-matter/${issue.code}`, issue.at, issue.details);
  const frontMatter =
    issue || !closing
      ? EMPTY_FRONT_MATTER
      : (parsePlainBlock(text.slice(text.indexOf('\n'), closing.start - 1), diagnostics) ??
        parseBlock(text.slice(0, closing.end), diagnostics));
  const secondBlockLine = issue ? undefined : findSecondBlock(body);
  if (secondBlockLine !== undefined) {
    diagnostics.error(
      'front-matter/second-document',
      { line: bodyLine + secondBlockLine, column: 1 },
      { message: 'a second block of front matter ends here', hint: 'Move its keys into the first block.' },
    );
  }
  return { frontMatter, body, bodyLine, diagnostics: diagnostics.list() };
}

interface ClosingLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

/** The first line below the opening one that begins with three dashes, as gray-matter finds it. */
function findClosingLine(text: string): ClosingLine | undefined {
  const start = text.indexOf('\n---') + 1;
  if (start === 0) return undefined;
  const newlineOffset = text.indexOf('\n', start);
  const end = newlineOffset < 0 ? text.length : newlineOffset;
  return { text: text.slice(start, end), start, end, line: toPosition(text, start).line };
}

interface DelimiterIssue {
  readonly code: string;
  readonly at: Position;
  readonly details: DiagnosticDetails;
}

/** What must not reach gray-matter: other languages, a block without an end or with a wrong one, too much text. */
function checkDelimiters(text: string, closing: ClosingLine | undefined): DelimiterIssue | undefined {
  const language = /^---([^\n]*)/.exec(text)?.[1]?.trim() ?? '';
  if (language !== '' && !/^ya?ml$/i.test(language)) {
    const message = `front matter in ${JSON.stringify(language.slice(0, 40))} is not supported`;
    const hint = 'Only YAML is: begin with a line of three dashes.';
    return { code: 'engine', at: { line: 1, column: 4 }, details: { message, hint } };
  }
  if (!closing) {
    const hint = 'Write a line of three dashes below the last key.';
    return {
      code: 'unclosed',
      at: { line: 1, column: 1 },
      details: { message: 'the front matter is never closed', hint },
    };
  }
  if (closing.text.slice(3).trim() !== '') {
    const message = `the front matter ends in ${JSON.stringify(closing.text.slice(0, 40))}`;
    const hint = 'Close it with three dashes alone.';
    return { code: 'syntax', at: { line: closing.line, column: 4 }, details: { message, hint } };
  }
  if (closing.start > MAX_FRONT_MATTER_LENGTH) {
    const message = `${closing.start} characters of front matter are more than the ${MAX_FRONT_MATTER_LENGTH} allowed`;
    return {
      code: 'too-large',
      at: { line: 1, column: 1 },
      details: { message, hint: 'Move text into the page.' },
    };
  }
  return undefined;
}

/** What `parseBlock` gives for lines of `key: text`: gray-matter takes longer than everything else that is done with them. */
function parsePlainBlock(block: string, diagnostics: DiagnosticCollector): FrontMatter | undefined {
  const values = parsePlainLines(block);
  return values && checkFrontMatter(values, block, diagnostics);
}

/** The checked values of the block, which is given without the body: gray-matter looks up all of its input in a global
 *  cache, which it does not use when it gets options. */
function parseBlock(text: string, diagnostics: DiagnosticCollector): FrontMatter {
  let issues: readonly YamlIssue[] = [];
  const yaml = (source: string): object => {
    const result = parseStrictYaml(source);
    issues = result.issues;
    return result.values;
  };
  const options = { language: 'yaml', engines: { ...DISABLED_ENGINES, yaml } };
  const { data, matter: block } = matter(text, options);
  for (const { code, offset, firstOffset, message, hint } of issues) {
    const related =
      firstOffset === undefined ? undefined : [locateFirstKey(block, firstOffset, diagnostics.file)];
    diagnostics.error(`front-matter/${code}`, toPosition(block, offset), { message, hint, related });
  }
  return issues.length > 0 ? EMPTY_FRONT_MATTER : checkFrontMatter(data, block, diagnostics);
}

function locateFirstKey(block: string, offset: number, file: string) {
  return { file, ...toPosition(block, offset), message: 'the same key is here' };
}

function refuseEngine(): never {
  throw new Error('gray-matter called an engine other than YAML');
}

/** gray-matter's other engines, one of which runs code. `checkDelimiters` lets nothing reach them. */
const DISABLED_ENGINES = { javascript: refuseEngine, json: refuseEngine };

/** The line of the body, from 0, that closes further keys at its very start. */
function findSecondBlock(body: string): number | undefined {
  const key = /^(\w+):(?=[ \n]|$)/.exec(body)?.[1];
  if (key === undefined || !isFrontMatterKey(key)) return undefined;
  const lines = body.split('\n');
  const end = lines.findIndex((line) => !/^(?:\w+:.*|\s+\S.*|#.*)$/.test(line));
  return lines[end]?.trimEnd() === '---' ? end : undefined;
}
