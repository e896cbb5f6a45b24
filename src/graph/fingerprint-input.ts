/** Computes the fingerprint that something has now which steps read and no step makes. */

import { computeFingerprint, fingerprintVariable } from './fingerprint.js';
import { serialize } from './serialize.js';
import type { SourceFiles } from './source-files.js';
import type { Dependency, OptionTypes } from './step.js';

interface Inputs {
  readonly files: SourceFiles;
  readonly optionValues: OptionTypes;
}

export function fingerprintInput(
  kind: Exclude<Dependency[0], 'step'>,
  name: string,
  { files, optionValues }: Inputs,
): string {
  switch (kind) {
    case 'file':
      return files.fingerprint(name);
    case 'list':
      return files.listFingerprint(name);
    case 'link':
      return String(files.leadsOutside(name));
    case 'variable':
      return fingerprintVariable(name);
    case 'option':
      return computeFingerprint(serialize(Reflect.get(optionValues, name)));
    default:
      return kind satisfies never;
  }
}
