/** The YAML at the top of a Markdown file, and the only door to gray-matter. Knows nothing of Markdown. */

import matter from 'gray-matter';
import { positionAt } from '../report/locate.js';
import type { Problem } from '../report/problem.js';
import { Findings } from './findings.js';
import { checkFrontMatter, isKnownKey, type FrontMatter } from './front-matter-keys.js';
import { readSimpleYaml } from './front-matter-simple.js';
import { readStrictYaml, type YamlFault } from './front-matter-yaml.js';

export interface FrontMatterRead {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** The line of the file, from 1, on which the body begins. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/** In characters. */
const LARGEST = 64 * 1024;

const NONE: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

/** Splits a page into front matter and body. What is wrong with the front matter is told with its place in the file. */
export function readFrontMatter(text: string, place: string): FrontMatterRead {
  const cut = cutAt(text);
  if (cut === undefined) return { frontMatter: NONE, body: text, bodyLine: 1, problems: [] };
  const findings = new Findings(place);
  const { block, body, bodyLine } = cut;
  const fault = faultOfFrame(cut);
  if (fault) {
    findings.error(`front-matter/${fault.code}`, fault, fault);
    return { frontMatter: NONE, body, bodyLine, problems: findings.list() };
  }
  const values = valuesOf(block, findings);
  const frontMatter = values ? checkFrontMatter(values, block, findings) : NONE;
  const second = secondDocument(body);
  if (second !== undefined) {
    const hint = 'Move its keys into the first block.';
    const at = { line: bodyLine + second, column: 1 };
    findings.error('front-matter/second-document', at, {
      message: 'a second block of front matter ends here',
      hint,
    });
  }
  return { frontMatter, body, bodyLine, problems: findings.list() };
}

interface Cut {
  /** What stands behind the opening dashes. */
  readonly language: string;
  /** From the end of the opening dashes to the closing ones, so that its first line is the file's. */
  readonly block: string;
  /** The line that closes it, as it stands; `undefined` if there is none. */
  readonly closing: string | undefined;
  readonly body: string;
  readonly bodyLine: number;
}

function cutAt(text: string): Cut | undefined {
  if (!text.startsWith('---') || text.charAt(3) === '-') return undefined;
  const firstEnd = lineEnd(text, 0);
  const language = text.slice(3, firstEnd).trim();
  const close = text.indexOf('\n---', firstEnd);
  if (close < 0) return { language, block: text.slice(firstEnd), closing: undefined, body: '', bodyLine: 1 };
  const end = lineEnd(text, close + 1);
  const block = text.slice(firstEnd, close);
  const bodyLine = block.split('\n').length + 2;
  return { language, block, closing: text.slice(close + 1, end), body: text.slice(end + 1), bodyLine };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

interface FrameFault {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** What is wrong with the lines of dashes, or with the size of what is between them. */
function faultOfFrame({ language, block, closing, bodyLine }: Cut): FrameFault | undefined {
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
  if (block.length > LARGEST) {
    const message = `${block.length} characters of front matter are more than the ${LARGEST} allowed`;
    return { code: 'too-large', line: 1, column: 1, message, hint: 'Move text into the page.' };
  }
  return undefined;
}

/** What the block says; `undefined` if it is faulty. gray-matter is given options on every call, so it remembers nothing. */
function valuesOf(block: string, findings: Findings): Readonly<Record<string, unknown>> | undefined {
  const faults: YamlFault[] = [];
  const yaml = (source: string): object => {
    const simple = readSimpleYaml(source);
    if (simple) return simple;
    const strict = readStrictYaml(source);
    faults.push(...strict.faults);
    return strict.values;
  };
  const { data } = matter(`---${block}\n---\n`, { language: 'yaml', engines: { ...REFUSED, yaml } });
  for (const { code, offset, first, message, hint } of faults) {
    const related = first === undefined ? {} : { related: [relatedAt(block, first, findings.file)] };
    findings.error(`front-matter/${code}`, positionAt(block, offset), { message, hint, ...related });
  }
  return faults.length > 0 ? undefined : data;
}

function relatedAt(block: string, offset: number, file: string) {
  return { file, ...positionAt(block, offset), message: 'the same key stands here' };
}

/** gray-matter's own engines run code; nothing reaches them, and they are taken out all the same. */
const REFUSED = Object.fromEntries(
  ['js', 'javascript', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map((name) => [
    name,
    () => {
      throw new Error(`the front matter engine ${name} was called`);
    },
  ]),
);

/** The line, from 0, of the dashes below further keys at the very start of the body. */
function secondDocument(body: string): number | undefined {
  const key = /^(\w+):(?: |$)/m.exec(body.slice(0, 200));
  if (key?.index !== 0 || !isKnownKey(key[1]!)) return undefined;
  const lines = body.split('\n');
  const end = lines.findIndex((line) => !/^(?:\w+:.*|\s+\S.*|#.*)$/.test(line));
  return lines[end]?.trimEnd() === '---' ? end : undefined;
}
