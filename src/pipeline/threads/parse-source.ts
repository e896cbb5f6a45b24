/** Parses a page as far as the files allow that came with it. */

import type { CheckedConfig } from '../../config/schema.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { serializeToBytes, type SerializedBytes } from '../../graph/serialized-value.js';
import { matchesSource } from '../../hosting/matches-source.js';
import { createFormulaKey, type FormulaResult } from '../../markdown/math/formula.js';
import type { MediaKind, PageContext, SourceReadResult } from '../../markdown/page-context.js';
import { loadYamlParser } from '../../markdown/front-matter/parse-front-matter.js';
import { parsePage } from '../../markdown/parse-page.js';
import { findDemoSetting } from '../../site/products/demo-setting.js';
import { isLanguageNeutral } from '../../site/routes/language.js';

type ContextOfAPage = 'source' | 'displayPath' | 'read';
type ContextFunction =
  | 'allowsMedia'
  | 'ignoredForLanguage'
  | 'isolatesDemo'
  | 'parseYamlBlock'
  | 'renderFormula';

/** The sources that the policy of all pages allows. */
export type MediaSources = Readonly<Record<MediaKind, readonly string[]>>;

/** What the pages of a language share. Plain data. */
export interface ParseSettings extends Omit<PageContext, ContextOfAPage | ContextFunction> {
  /** `undefined`: media of all hosts are allowed. */
  readonly mediaSources: MediaSources | undefined;
  /** The setting `demos.isolated`, and the products that it may name. */
  readonly isolated: CheckedConfig['demos']['isolated'];
  readonly products: CheckedConfig['products'];
  /** Whether dollar signs enclose formulas. */
  readonly hasMath: boolean;
}

export interface SourceInput {
  readonly text: string;
  /** The Markdown file, relative to the site folder. */
  readonly source: string;
  /** The files that the page shows, by their paths, as far as they are known. */
  readonly files: ReadonlyMap<string, SourceReadResult>;
  /** The rendered formulas of the page, by their keys, as far as they are known. */
  readonly formulas: ReadonlyMap<string, FormulaResult>;
}

/** The page, serialized, or what more it needs: files by their paths, formulas by their keys. */
export type ParseReply =
  | (SerializedBytes & { readonly diagnostics: readonly Diagnostic[] })
  | { readonly neededFiles: readonly string[]; readonly neededFormulas: readonly string[] };

export async function parseSource(
  { text, source, files, formulas }: SourceInput,
  { settings }: { readonly settings: ParseSettings },
): Promise<ParseReply> {
  const { mediaSources, isolated, products, hasMath, ...sharedContext } = settings;
  const neededFiles = new Set<string>();
  const neededFormulas = new Set<string>();
  const { page, diagnostics } = parsePage(text, {
    ...sharedContext,
    source,
    displayPath: source,
    ignoredForLanguage: isLanguageNeutral,
    parseYamlBlock: await loadYamlParser(text),
    isolatesDemo: (path) => findDemoSetting<boolean>(isolated, path, products),
    allowsMedia: (kind, address) => !mediaSources || matchesSource(address, mediaSources[kind]),
    renderFormula: hasMath
      ? (formula) => {
          const key = createFormulaKey(formula);
          const result = formulas.get(key);
          if (!result) neededFormulas.add(key);
          return result ?? { html: '' };
        }
      : undefined,
    read: (path) => {
      const file = files.get(path);
      if (!file) neededFiles.add(path);
      return file ?? { missing: true };
    },
  });
  if (neededFiles.size > 0 || neededFormulas.size > 0)
    return { neededFiles: [...neededFiles], neededFormulas: [...neededFormulas] };
  return { ...serializeToBytes(page), diagnostics };
}
