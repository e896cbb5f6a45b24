/** Tells what has changed in the global objects and their prototypes. Knows nothing of demos, and repairs nothing. */

type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor>;

interface Watched {
  readonly name: string;
  readonly object: object;
  readonly properties: Properties;
}

export class Globals {
  #watched: readonly Watched[] = [];
  #process: ReadonlyMap<string, string> = new Map();
  #seen: readonly string[] = [];

  /** From now on the globals count as unchanged. */
  accept(): void {
    this.#watched = globalObjects().map(([name, object]) => ({ name, object, properties: propertiesOf(object) }));
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
    const changed = this.#watched.flatMap(({ name, object, properties }) =>
      changedKeys(properties, object).map((key) => (object === globalThis ? key : `${name}.${key}`)),
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
  for (const [key, { value }] of propertiesOf(globalThis)) {
    if (!isObject(value) || found.has(value)) continue;
    found.set(value, String(key));
    const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype) && !found.has(prototype)) found.set(prototype, `${String(key)}.prototype`);
  }
  return Array.from(found, ([object, name]) => [name, object] as const);
}

function propertiesOf(object: object): Properties {
  return new Map(
    Reflect.ownKeys(object)
      .filter((key) => object !== process || !String(key).startsWith('_'))
      .map((key) => [key, Object.getOwnPropertyDescriptor(object, key)!]),
  );
}

function changedKeys(before: Properties, object: object): readonly string[] {
  const after = propertiesOf(object);
  const changed = [...after].filter(([key, now]) => !isSame(before.get(key), now, object)).map(([key]) => key);
  const removed = [...before.keys()].filter((key) => !after.has(key));
  return [...changed, ...removed].map(String);
}

function isSame(before: PropertyDescriptor | undefined, now: PropertyDescriptor, object: object): boolean {
  if (!before) return false;
  if (before.get === now.get && before.set === now.set && Object.is(before.value, now.value)) return true;
  return isLoaded(before, now, object);
}

/** Some globals of Node are getters that put their value into their own place when they are first used. */
function isLoaded(before: PropertyDescriptor, now: PropertyDescriptor, object: object): boolean {
  return before.get !== undefined && 'value' in now && Object.is(before.get.call(object), now.value);
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
    ...process.eventNames().filter((name) => name !== 'exit').map((name) => [`process.on('${String(name)}')`, `${process.listenerCount(name)}`] as const),
  ]);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
