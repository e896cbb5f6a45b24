/** Takes tasks from the host, one at a time, and reports. Knows nothing of what is asked of a demo. */

import type { Report, Task } from '../message.js';
import { Circumstances } from './circumstances.js';
import { Exits } from './exits.js';
import { textOf } from './faults.js';
import { Globals } from './globals.js';
import { Libraries } from './libraries.js';
import { LooseEnds } from './loose-ends.js';
import { PackageFinder } from './packages.js';
import { stageDemo, type Theatre } from './stage-demo.js';

/** The demo's own frames lie below those of the packages. */
const STACK_FRAMES = 60;

/** Answers tasks until the host is gone. */
export function serve(siteFolder: string): void {
  const say = process.send!.bind(process) as (report: Report) => void;
  const theatre = openTheatre(siteFolder, (next) => say({ kind: 'alive', next }));
  process.on('disconnect', theatre.exits.leave);
  process.on('message', (task: Task) => {
    void answer(task, theatre).then(say, (error: unknown) => {
      say({ kind: 'failed', message: textOf(error) });
    });
  });
  Reflect.deleteProperty(process, 'send');
  theatre.globals.accept();
  say({ kind: 'ready' });
}

function openTheatre(siteFolder: string, alive: Theatre['alive']): Theatre {
  Error.stackTraceLimit = STACK_FRAMES;
  process.argv.length = 1;
  const circumstances = new Circumstances();
  const exits = new Exits();
  const globals = new Globals();
  const looseEnds = new LooseEnds();
  for (const part of [circumstances, exits, looseEnds]) part.install();
  circumstances.set('first');
  const around = <T>(load: () => T): T => {
    alive('package');
    try {
      return globals.ignoring(() => looseEnds.outside(load));
    } finally {
      alive('demo');
    }
  };
  const packages = new PackageFinder();
  const libraries = new Libraries(siteFolder, packages);
  return { libraries, packages, around, circumstances, exits, globals, looseEnds, alive };
}

async function answer(task: Task, theatre: Theatre): Promise<Report> {
  const { libraries, packages, around } = theatre;
  if (packages.isStale) return { kind: 'stale' };
  if (task.kind === 'demo') return stageDemo(task, theatre);
  const css = around(() => task.libraries.map((library) => libraries.baseStyles(library)).join(''));
  return { kind: 'base-styles', css };
}
