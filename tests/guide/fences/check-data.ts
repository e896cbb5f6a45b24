/** Checks JSON, YAML and front matter. */

import { parseAllDocuments } from 'yaml';
import { isFrontMatterKey } from '../../../src/markdown/front-matter/check-front-matter.js';
import { parseYamlBlock } from '../../../src/markdown/front-matter/parse-yaml-block.js';
import { parseFrontMatter } from '../../../src/markdown/front-matter/parse-front-matter.js';
import { formatDiagnostic } from '../../markdown/parse-fixture.js';

/** What is wrong with a text that should be JSON: one value, or one a line. */
export function checkJson(text: string): readonly string[] {
  if (parses(text)) return [];
  const lines = text.split('\n');
  return lines.length > 1 && lines.every(parses) ? [] : ['this is not JSON'];
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with YAML. A block that is one of front matter, or has its keys alone, is checked as that. */
export function checkYaml(text: string): readonly string[] {
  if (text.startsWith('---\n')) return checkFrontMatterBlock(text);
  const keys = [...text.matchAll(/^(\w+):/gm)].map(([, key = '']) => key);
  if (keys.length > 0 && keys.every(isFrontMatterKey)) return checkFrontMatterBlock(`---\n${text}\n---\n`);
  return parseAllDocuments(text).flatMap(({ errors }) => errors.map(({ message }) => message));
}

function checkFrontMatterBlock(text: string): readonly string[] {
  return parseFrontMatter(`${text}\n`, 'page.md', parseYamlBlock).diagnostics.map(
    (one) => `${formatDiagnostic(one)} ${one.message}`,
  );
}
