/** Reports what has changed in the global objects and their prototypes. Changes are not undone. */

interface ObjectSnapshot {
  readonly name: string;
  readonly object: object;
  readonly keys: number;
  readonly values: readonly (readonly [PropertyKey, unknown])[];
  readonly accessors: readonly (readonly [PropertyKey, PropertyDescriptor])[];
}

export class GlobalsMonitor {
  #snapshots: readonly ObjectSnapshot[] = [];
  #processState: ReadonlyMap<string, string> = new Map();
  #earlierChanges: readonly string[] = [];

  /** Takes the globals as they are now as unchanged. */
  takeSnapshot(): void {
    this.#snapshots = collectGlobalObjects().map(([name, object]) => createSnapshot(name, object));
    this.#processState = readProcessState();
  }

  /** Runs `work`, whose changes do not count. */
  ignoreChangesDuring<T>(work: () => T): T {
    this.#earlierChanges = [...this.#earlierChanges, ...this.#findChanges()];
    try {
      return work();
    } finally {
      this.takeSnapshot();
    }
  }

  /** The names of what has changed since the last call, such as `window` or `Array.prototype.last`. */
  takeChanges(): readonly string[] {
    const changes = [...this.#earlierChanges, ...this.#findChanges()];
    this.#earlierChanges = [];
    return changes;
  }

  #findChanges(): readonly string[] {
    const changedNames = this.#snapshots.flatMap(({ name, ...snapshot }) =>
      findChangedKeys(snapshot).map((key) =>
        snapshot.object === globalThis ? String(key) : `${name}.${String(key)}`,
      ),
    );
    const currentState = readProcessState();
    for (const [name, value] of currentState)
      if (this.#processState.get(name) !== value) changedNames.push(name);
    for (const name of this.#processState.keys()) if (!currentState.has(name)) changedNames.push(name);
    return changedNames;
  }
}

/** The values of the global object, with the prototypes of its classes. Getters are not called: they may load modules. */
function collectGlobalObjects(): readonly (readonly [string, object])[] {
  const names = new Map<object, string>([[globalThis, 'globalThis']]);
  for (const key of Reflect.ownKeys(globalThis)) {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, key)?.value;
    if (!isObject(value) || names.has(value)) continue;
    names.set(value, String(key));
    const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype) && !names.has(prototype)) names.set(prototype, `${String(key)}.prototype`);
  }
  return Array.from(names, ([object, name]) => [name, object] as const);
}

function createSnapshot(name: string, object: object): ObjectSnapshot {
  const keys = listKeys(object);
  const properties = keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key) ?? {}] as const);
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
function listKeys(object: object): readonly PropertyKey[] {
  const keys = Reflect.ownKeys(object);
  return object === process ? keys.filter((key) => !String(key).startsWith('_')) : keys;
}

/** Reads values without descriptors where it can: this runs after every demo. */
function findChangedKeys({
  object,
  keys,
  values,
  accessors,
}: Omit<ObjectSnapshot, 'name'>): readonly PropertyKey[] {
  const changedKeys: PropertyKey[] = [];
  for (const [key, value] of values) if (!Object.is(Reflect.get(object, key), value)) changedKeys.push(key);
  for (const [key, original] of accessors) if (!isSameAccessor(object, key, original)) changedKeys.push(key);
  const currentKeys = listKeys(object);
  if (currentKeys.length === keys && changedKeys.length === 0) return changedKeys;
  const knownKeys = new Set([...values, ...accessors].map(([key]) => key));
  return [...changedKeys, ...currentKeys.filter((key) => !knownKeys.has(key))];
}

/** Some globals of Node are getters that replace themselves by their value when they are first used. */
function isSameAccessor(object: object, key: PropertyKey, original: PropertyDescriptor): boolean {
  const current = Object.getOwnPropertyDescriptor(object, key);
  if (!current) return false;
  if (current.get === original.get && current.set === original.set) return true;
  return (
    'value' in current && original.get !== undefined && Object.is(original.get.call(object), current.value)
  );
}

/** Listeners of these events decide how the process goes on after an error. */
const WATCHED_EVENTS = ['uncaughtException', 'unhandledRejection', 'message', 'disconnect'] as const;

/** The state of a process besides its properties. The time zone is left out, because it is varied on purpose. */
function readProcessState(): ReadonlyMap<string, string> {
  return new Map([
    ['process.cwd()', process.cwd()],
    ...Object.entries(process.env)
      .filter(([key]) => key !== 'TZ')
      .map(([key, value]) => [`process.env.${key}`, value ?? ''] as const),
    ...WATCHED_EVENTS.map((name) => [`process.on('${name}')`, `${process.listenerCount(name)}`] as const),
  ]);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
