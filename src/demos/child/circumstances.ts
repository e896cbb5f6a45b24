/** What must not change how a demo renders: the time, the time zone and random numbers. Two settings of each.
 *  Knows nothing of demos. */

export type Setting = 'first' | 'second';

interface Values {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly zone: string;
  readonly seed: number;
}

/** Apart in every part of a date that one could print. */
const SETTINGS: Readonly<Record<Setting, Values>> = {
  first: { start: Date.UTC(2024, 2, 5, 9, 12, 31, 123), zone: 'UTC', seed: 1 },
  second: { start: Date.UTC(2031, 10, 22, 20, 47, 8, 456), zone: 'Pacific/Kiritimati', seed: 2 },
};

export class Circumstances {
  #now = SETTINGS.first.start;
  #seed = SETTINGS.first.seed;

  /** From now on the time is this object's: it goes on by a millisecond whenever it is asked for. */
  install(): void {
    const tick = (): number => (this.#now += 1);
    globalThis.Date = withClock(Date, tick);
    Math.random = () => this.#random();
    const { start } = SETTINGS.first;
    Object.defineProperty(performance, 'now', {
      configurable: true,
      writable: true,
      value: () => tick() - start,
    });
  }

  set(setting: Setting): void {
    const { start, zone, seed } = SETTINGS[setting];
    this.#now = start;
    this.#seed = seed;
    if (process.env.TZ !== zone) process.env.TZ = zone;
  }

  /** Mulberry32. */
  #random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** The same class with another clock: `Date()`, `new Date()` and `Date.now()`. */
function withClock(original: DateConstructor, now: () => number): DateConstructor {
  original.now = now;
  const clocked = new Proxy(original, {
    apply: () => String(new original(now())),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
  });
  Object.defineProperty(original.prototype, 'constructor', {
    value: clocked,
    configurable: true,
    writable: true,
  });
  return clocked;
}
