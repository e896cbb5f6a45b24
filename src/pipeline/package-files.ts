/** Notices when the files of installed packages change: by an installation, by a patch, or by hand. Steps that use the code of
 *  packages depend on one name for the state of all these files. A file whose size and times are as they were has not changed; any
 *  other is compared by its content, so that an installation of the same packages changes nothing. */

import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, renameSync, writeFileSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';
import { computeFingerprint } from '../graph/fingerprint.js';

/** Of each file: its path, inode, size and time of the last change, and the fingerprint of its content, one after the other. A table
 *  of thousands of files in this form is read and compared in a few milliseconds. */
type FileTable = (string | number)[];

const FIELD_COUNT = 5;

/** Stands for the content of a file that has changed while it may have been read: it counts as changed the next time. */
const UNKNOWN = '?';

const ABSENT = '-';

/** The clock of a file system may be behind by this much. */
const CLOCK_TOLERANCE_MS = 15;

export class PackageFiles {
  readonly #file: string | undefined;
  readonly #root: string;
  readonly #startTime = Date.now() - CLOCK_TOLERANCE_MS;
  readonly #added = new Set<string>();
  #table: FileTable = [];
  #state: string | undefined;
  #hasChanges = false;

  /** `file`: where the state is kept, absolute; without one, nothing is remembered. Paths are kept relative to `root`. */
  constructor(file: string | undefined, root: string) {
    this.#file = file;
    this.#root = root;
  }

  /** Another name for each state of the known files, as they were when it was first asked for. */
  get state(): string {
    this.#state ??= this.#load();
    return this.#state;
  }

  /** Adds files that a step has read, and links to packages; absolute. One that is missing may come. */
  add(paths: Iterable<string>): void {
    for (const path of paths) this.#added.add(path);
  }

  /** To be called before the steps' records are stored. What cannot be kept counts as changed the next time. */
  save(): void {
    const { state } = this;
    if (this.#file === undefined) return;
    this.#rememberAdded();
    if (!this.#hasChanges) return;
    this.#hasChanges = false;
    const body = JSON.stringify([state, this.#table]);
    try {
      writeFileSync(`${this.#file}.${process.pid}`, `${computeFingerprint(body)}\n${body}`);
      renameSync(`${this.#file}.${process.pid}`, this.#file);
    } catch {
      // The next build knows of no state, and runs these steps again.
    }
  }

  #rememberAdded(): void {
    if (this.#added.size === 0) return;
    const known = new Set(this.#table.filter((_, at) => at % FIELD_COUNT === 0));
    for (const file of this.#added) {
      const path = relative(this.#root, file);
      if (known.has(path)) continue;
      known.add(path);
      const { ino, size, ctimeMs } = this.#readStats(path);
      const fingerprint = ctimeMs < this.#startTime ? this.#readFingerprint(path) : UNKNOWN;
      this.#table.push(path, ino, size, ctimeMs, fingerprint);
      this.#hasChanges = true;
    }
    this.#added.clear();
  }

  #load(): string {
    const stored = this.#readStored();
    if (!stored) {
      this.add(listInstallationFiles(this.#root));
      return randomUUID();
    }
    const [state, table] = stored;
    this.#table = table;
    const changes: string[] = [];
    for (let at = 0; at < table.length; at += FIELD_COUNT) {
      const { ino, size, ctimeMs } = this.#readStats(String(table[at]));
      const isSame = table[at + 3] === ctimeMs && table[at + 2] === size && table[at + 1] === ino;
      if (!isSame || table[at + 4] === UNKNOWN) changes.push(...this.#update(at, { ino, size, ctimeMs }));
    }
    return changes.length === 0 ? state : computeFingerprint([state, ...changes].join('\n'));
  }

  /** Brings the file at a place of the table up to date. Returns its path and fingerprint if its content is another one. */
  #update(at: number, { ino, size, ctimeMs }: FileStats): readonly string[] {
    const path = String(this.#table[at]);
    const former = this.#table[at + 4];
    const fingerprint = this.#readFingerprint(path);
    this.#table.splice(at, FIELD_COUNT, path, ino, size, ctimeMs, fingerprint);
    this.#hasChanges = true;
    return fingerprint === former ? [] : [path, fingerprint];
  }

  #readStored(): readonly [state: string, table: FileTable] | undefined {
    if (this.#file === undefined) return undefined;
    try {
      const text = readFileSync(this.#file, 'utf8');
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      return text.slice(0, end) === computeFingerprint(body) ? JSON.parse(body) : undefined;
    } catch {
      return undefined;
    }
  }

  #readFingerprint(path: string): string {
    const file = join(this.#root, path);
    try {
      // Where a link leads is what counts: its target is another file.
      return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : computeFingerprint(readFileSync(file));
    } catch {
      return ABSENT;
    }
  }

  #readStats(path: string): FileStats {
    try {
      return lstatSync(`${this.#root}/${path}`, { throwIfNoEntry: false }) ?? NO_FILE;
    } catch {
      // A folder on the way has become a file, or must not be read.
      return NO_FILE;
    }
  }
}

type FileStats = Pick<Stats, 'ino' | 'size' | 'ctimeMs'>;

const NO_FILE: FileStats = { ino: 0, size: 0, ctimeMs: 0 };

/** Files that change when something is installed, with any package manager. */
const INSTALLATION_FILES = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** The files that change when something is installed for a folder, absolute. */
function listInstallationFiles(folder: string): readonly string[] {
  const parent = join(folder, '..');
  const files = INSTALLATION_FILES.map((name) => join(folder, 'node_modules', name));
  return parent === folder ? files : [...files, ...listInstallationFiles(parent)];
}
