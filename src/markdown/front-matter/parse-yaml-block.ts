/** Parses a block of front matter with gray-matter. Its only engine is our strict YAML parser. */

import matter from 'gray-matter';
import type { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import { toPosition } from '../../diagnostics/find-position.js';
import { checkFrontMatter, EMPTY_FRONT_MATTER, type FrontMatter } from './check-front-matter.js';
import { parseStrictYaml, type YamlIssue } from './parse-strict-yaml.js';

/** The checked values of the block, which is given without the body: gray-matter looks up all of its input in a global
 *  cache, which it does not use when it gets options. */
export function parseYamlBlock(text: string, diagnostics: DiagnosticCollector): FrontMatter {
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
