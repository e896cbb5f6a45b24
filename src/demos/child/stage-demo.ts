/** Puts a demo through everything that is asked of it, and gives what readers see of it. Knows nothing of the host. */

import type { DemoReport, DemoTask, Fault, Rendered } from '../message.js';
import type { Circumstances, Setting } from './circumstances.js';
import { collectStyles } from './collect-styles.js';
import type { Exits } from './exits.js';
import { faultOf, spotOf } from './faults.js';
import type { Globals } from './globals.js';
import { liftStyles } from './lift-styles.js';
import type { LooseEnds } from './loose-ends.js';
import { withMarks } from './marks.js';
import { markupFaults, UNSTABLE, unstableFaults } from './markup-faults.js';
import { rehearse, type Rehearsal, type Shown, type Stage } from './rehearse.js';
import { withSchemeTwins } from './schemes.js';

export interface Theatre extends Stage {
  readonly circumstances: Circumstances;
  readonly exits: Exits;
  readonly globals: Globals;
  readonly looseEnds: LooseEnds;
  /** Tells what comes next: it has the whole time limit. */
  readonly alive: (next: 'demo' | 'package') => void;
}

/** The report on one demo. */
export async function stageDemo(task: DemoTask, theatre: Theatre): Promise<DemoReport> {
  const { runs, uncaught } = await rehearseTwice(task, theatre, false);
  const faults = await withSpots(faultsOf(runs), task, theatre);
  const exits = theatre.exits.take().map((error) => exitFault(error, task.file));
  const changed = theatre.globals.take();
  const shown = runs[0]?.shown;
  return {
    kind: 'demo',
    faults: [
      ...(exits.length > 0 ? exits.slice(0, 1) : faults),
      ...uncaught.slice(0, 1).map((error) => faultOf('demo/unhandled', error, task.file)),
      ...changed.slice(0, 1).map(globalsFault),
    ],
    ...(shown ? { rendered: finish(shown, task) } : {}),
    spoiled: changed.length > 0 || faults.some(({ code }) => code === 'demo/import'),
  };
}

interface Performance {
  /** One where the first has faults, else two. */
  readonly runs: readonly Rehearsal[];
  readonly uncaught: readonly unknown[];
}

async function rehearseTwice(task: DemoTask, theatre: Theatre, marked: boolean): Promise<Performance> {
  const runs: Rehearsal[] = [];
  const uncaught = await theatre.looseEnds.during(() => {
    for (const setting of ['first', 'second'] as const satisfies readonly Setting[]) {
      if (runs.some(({ shown }) => !shown)) break;
      theatre.circumstances.set(setting);
      runs.push(rehearse(task, theatre, marked ? withMarks(task.file) : undefined));
      theatre.alive('demo');
    }
    theatre.circumstances.set('first');
  });
  return { runs, uncaught };
}

function faultsOf([one, two]: readonly Rehearsal[]): readonly Fault[] {
  if (!one?.shown) return one?.faults ?? [];
  if (!two?.shown)
    return (two?.faults ?? []).map(({ spot, message }) => ({
      ...UNSTABLE,
      spot,
      message: `${UNSTABLE.message} ${message}`,
    }));
  return [...markupFaults(one.shown.html), ...unstableFaults(one.shown.html, two.shown.html)];
}

/** Where no place is known, the demo is played again with every element marked. */
async function withSpots(
  faults: readonly Fault[],
  task: DemoTask,
  theatre: Theatre,
): Promise<readonly Fault[]> {
  if (faults.every(({ spot, needle }) => spot ?? needle)) return faults;
  const { runs } = await rehearseTwice(task, theatre, true);
  const marked = faultsOf(runs);
  return faults.map((fault, index) => (fault.spot ? fault : { ...fault, spot: marked[index]?.spot }));
}

/** What readers get: without what the pages' policy blocks, and good for both colour schemes. */
function finish({ html, cache, styles, libraries }: Shown, { isFramed }: DemoTask): Rendered {
  const bare = html.replace(HINTS, '');
  const lifted = liftStyles(bare);
  const css = withSchemeTwins([collectStyles(cache, bare, isFramed), ...styles].join('\n').trim());
  return { html: lifted.html, css: css + lifted.css, libraries };
}

/** React puts these before the markup for each image; beside the image itself they come too late. */
const HINTS = /^(<link rel="preload"[^>]*\/>)+/;

function exitFault(error: Error, file: string): Fault {
  return {
    code: 'demo/exit',
    message: `The demo ends the process that renders it: ${error.message}`,
    hint: 'A demo must leave the process alone.',
    spot: spotOf(error, file),
  };
}

function globalsFault(name: string): Fault {
  return {
    code: 'demo/globals',
    message: `The demo changes what all demos share: ${name}`,
    hint: 'Keep to variables of the module, or change globals in an effect that puts them back.',
    needle: name === 'process.cwd()' ? 'chdir' : /(\w+)\W*$/.exec(name)?.[1],
  };
}
