/** Tells what has changed in the global objects and their prototypes. Knows nothing of demos, and repairs nothing. */

interface Watched {
  readonly name: string;
  readonly object: object;
  readonly keys: number;
  readonly values: readonly (readonly [PropertyKey, unknown])[];
  readonly accessors: readonly (readonly [PropertyKey, PropertyDescriptor])[];
}

export class Globals {
  #watched: readonly Watched[] = [];
  #process: ReadonlyMap<string, string> = new Map();
  #seen: readonly string[] = [];

  /** From now on the globals count as unchanged. */
  accept(): void {
    this.#watched = globalObjects().map(([name, object]) => watch(name, object));
    this.#process = processState();
  }

  /** What `work` changes does not count. */
  ignoring<T>(work: () => T): T {
    this.#seen = [...this.#seen, ...this.#changes()];
    try {
      return work();
    } finally {
      this.accept();
    }
  }

  /** The names of what has changed since the last call, such as `window` or `Array.prototype.last`. */
  take(): readonly string[] {
    const changes = [...this.#seen, ...this.#changes()];
    this.#seen = [];
    return changes;
  }

  #changes(): readonly string[] {
    const changed = this.#watched.flatMap(({ name, ...watched }) =>
      changedKeys(watched).map((key) =>
        watched.object === globalThis ? String(key) : `${name}.${String(key)}`,
      ),
    );
    const state = processState();
    for (const [name, value] of state) if (this.#process.get(name) !== value) changed.push(name);
    for (const name of this.#process.keys()) if (!state.has(name)) changed.push(name);
    return changed;
  }
}

/** What the global object holds, with the prototypes of its classes. Nothing that is loaded on first use is touched. */
function globalObjects(): readonly (readonly [string, object])[] {
  const found = new Map<object, string>([[globalThis, 'globalThis']]);
  for (const key of Reflect.ownKeys(globalThis)) {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, key)?.value;
    if (!isObject(value) || found.has(value)) continue;
    found.set(value, String(key));
    const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype) && !found.has(prototype)) found.set(prototype, `${String(key)}.prototype`);
  }
  return Array.from(found, ([object, name]) => [name, object] as const);
}

function watch(name: string, object: object): Watched {
  const keys = keysOf(object);
  const properties = keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key)!] as const);
  return {
    name,
    object,
    keys: keys.length,
    values: properties
      .filter(([, { get, set }]) => !get && !set)
      .map(([key, { value }]) => [key, value] as const),
    accessors: properties.filter(([, { get, set }]) => get ?? set),
  };
}

/** Node itself keeps its listeners in properties of `process` that begin with `_`. */
function keysOf(object: object): readonly PropertyKey[] {
  const keys = Reflect.ownKeys(object);
  return object === process ? keys.filter((key) => !String(key).startsWith('_')) : keys;
}

/** Looks at values without asking for descriptors: this runs after every demo. */
function changedKeys({ object, keys, values, accessors }: Omit<Watched, 'name'>): readonly PropertyKey[] {
  const changed: PropertyKey[] = [];
  for (const [key, value] of values) if (!Object.is(Reflect.get(object, key), value)) changed.push(key);
  for (const [key, before] of accessors) if (!isSameAccessor(object, key, before)) changed.push(key);
  const now = keysOf(object);
  if (now.length === keys && changed.length === 0) return changed;
  const known = new Set([...values, ...accessors].map(([key]) => key));
  return [...changed, ...now.filter((key) => !known.has(key))];
}

/** Some globals of Node are getters that put their value into their own place when they are first used. */
function isSameAccessor(object: object, key: PropertyKey, before: PropertyDescriptor): boolean {
  const now = Object.getOwnPropertyDescriptor(object, key);
  if (!now) return false;
  if (now.get === before.get && now.set === before.set) return true;
  return 'value' in now && before.get !== undefined && Object.is(before.get.call(object), now.value);
}

/** Who listens to these decides how the process goes on after an error. */
const EVENTS = ['uncaughtException', 'unhandledRejection', 'message', 'disconnect'] as const;

/** What a process has besides properties. The time zone is among what is varied on purpose. */
function processState(): ReadonlyMap<string, string> {
  return new Map([
    ['process.cwd()', process.cwd()],
    ...Object.entries(process.env)
      .filter(([key]) => key !== 'TZ')
      .map(([key, value]) => [`process.env.${key}`, value ?? ''] as const),
    ...EVENTS.map((name) => [`process.on('${name}')`, `${process.listenerCount(name)}`] as const),
  ]);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
