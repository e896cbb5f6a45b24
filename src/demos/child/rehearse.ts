/** One evaluation and one rendering of a demo. Knows nothing of what is compared with what. */

import type { DemoLibrary, DemoTask, Fault } from '../message.js';
import { evaluate, type Evaluated } from './evaluate.js';
import { faultOf, spotOf } from './faults.js';
import type { Libraries, StyleCache } from './libraries.js';
import { missingExports } from './missing-exports.js';
import { ImportError, type PackageFinder } from './packages.js';

export interface Stage {
  readonly libraries: Libraries;
  readonly packages: PackageFinder;
  /** Does the loading of packages, which is not the demo's own doing. */
  readonly around: <T>(load: () => T) => T;
}

export interface Rehearsal {
  readonly faults: readonly Fault[];
  /** Absent where there are faults. */
  readonly shown?: Shown | undefined;
}

export interface Shown {
  readonly html: string;
  readonly cache: StyleCache;
  /** The texts of imported stylesheets. */
  readonly styles: readonly string[];
  readonly libraries: readonly DemoLibrary[];
}

/** Never throws: whatever the demo does wrong is a fault. */
export function rehearse(task: DemoTask, stage: Stage, replace?: Replace): Rehearsal {
  const { file, code } = task;
  try {
    prepare([], stage);
  } catch (error) {
    return { faults: [thrownFault(error, file)] };
  }
  const evaluated = evaluate({ file, code, ...stage, ...(replace ? { replace } : {}) });
  const missing = missingExports(code, evaluated.packages);
  if (missing.length > 0) return { faults: missing };
  if (evaluated.thrown) return { faults: [thrownFault(evaluated.thrown.error, file)] };
  const component = evaluated.exports['default'];
  if (!isComponent(component)) return { faults: [noComponent(evaluated)] };
  try {
    return { faults: [], shown: show(component, { task, stage, evaluated }) };
  } catch (error) {
    return { faults: [thrownFault(error, file)] };
  }
}

type Replace = (name: string, exports: unknown) => unknown;

function show(
  component: unknown,
  {
    task,
    stage,
    evaluated,
  }: { readonly task: DemoTask; readonly stage: Stage; readonly evaluated: Evaluated },
): Shown {
  const { packages, styles } = evaluated;
  const libraries = stage.libraries.usedBy(packages.keys());
  prepare(libraries, stage);
  const cache = stage.libraries.createCache();
  const html = stage.libraries.render(component, { cache, libraries, idPrefix: task.idPrefix });
  return { html, cache, styles, libraries };
}

function prepare(needed: readonly DemoLibrary[], { libraries, around }: Stage): void {
  if (!libraries.isLoaded(needed)) around(() => libraries.load(needed));
}

function thrownFault(error: unknown, file: string): Fault {
  if (!(error instanceof ImportError)) return faultOf('demo/render', error, file);
  const { message, hint, specifier } = error;
  return { code: 'demo/import', message, hint, spot: spotOf(error, file), needle: specifier };
}

/** A function, a class, or what `memo`, `forwardRef` and `lazy` make. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Reflect.get(value, '$$typeof');
  return typeof kind === 'symbol' && !/element|portal/.test(String(kind));
}

function noComponent({ exports }: Evaluated): Fault {
  return {
    code: 'demo/no-component',
    message:
      'default' in exports ? 'The default export is not a component.' : 'The demo has no default export.',
    hint: 'Export the component that is to be shown: export default function Demo() { … }',
    needle: 'export default',
  };
}
