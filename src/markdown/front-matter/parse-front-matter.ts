/** Splits a Markdown file into front matter and body. What is more than lines of `key: text` is left to a parser of YAML, which is
 *  loaded for the first page that needs it: that takes as long as parsing a hundred pages. */

import { toPosition, type Position } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DiagnosticCollector, type DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';
import {
  checkFrontMatter,
  EMPTY_FRONT_MATTER,
  isFrontMatterKey,
  type FrontMatter,
} from './check-front-matter.js';
import { parsePlainLines } from './parse-plain-lines.js';

interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** The line of the file, from 1, on which the body begins. */
  readonly bodyLine: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses a text that ends with its block of front matter; reports what is wrong with it. */
export type YamlParser = (text: string, diagnostics: DiagnosticCollector) => FrontMatter;

/** In characters. */
const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

/** The parser that `parseFrontMatter` needs for this text. */
export async function loadYamlParser(text: string): Promise<YamlParser> {
  return needsYaml(text) ? (await import('./parse-yaml-block.js')).parseYamlBlock : noYamlParser;
}

/** Of a text with other line breaks, which come to be newlines before it is parsed, it is not known. */
function needsYaml(text: string): boolean {
  if (text.includes('\r')) return true;
  const closing = text.startsWith('---') ? findClosingLine(text) : undefined;
  return closing !== undefined && parsePlainLines(cutBlock(text, closing)) === undefined;
}

/** For a text whose front matter needs no YAML. */
export const noYamlParser: YamlParser = () => {
  throw new Error('The front matter needs a parser that was not loaded');
};

/** The front matter and the body of a page. Diagnostics have their place in the file. */
export function parseFrontMatter(
  text: string,
  displayPath: string,
  parseYamlBlock: YamlParser,
): ParsedFrontMatter {
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
      : (parsePlainBlock(cutBlock(text, closing), diagnostics) ??
        parseYamlBlock(text.slice(0, closing.end), diagnostics));
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

/** What lies between the two lines of dashes. */
function cutBlock(text: string, closing: ClosingLine): string {
  return text.slice(text.indexOf('\n'), closing.start - 1);
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

/** What YAML gives for lines of `key: text`. */
function parsePlainBlock(block: string, diagnostics: DiagnosticCollector): FrontMatter | undefined {
  const values = parsePlainLines(block);
  return values && checkFrontMatter(values, block, diagnostics);
}

/** The line of the body, from 0, that closes further keys at its very start. */
function findSecondBlock(body: string): number | undefined {
  const key = /^(\w+):(?=[ \n]|$)/.exec(body)?.[1];
  if (key === undefined || !isFrontMatterKey(key)) return undefined;
  const lines = body.split('\n');
  const end = lines.findIndex((line) => !/^(?:\w+:.*|\s+\S.*|#.*)$/.test(line));
  return lines[end]?.trimEnd() === '---' ? end : undefined;
}
