/** Fixes what must not change how a demo renders: the time, the time zone and random numbers. There are two variants, to
 *  find demos that depend on them. */

type EnvironmentVariant = 'first' | 'second';

interface VariantValues {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly timeZone: string;
  readonly seed: number;
}

/** The two differ in every part of a date that can be printed. */
const VARIANTS: Readonly<Record<EnvironmentVariant, VariantValues>> = {
  first: { start: Date.UTC(2024, 2, 5, 9, 12, 31, 123), timeZone: 'UTC', seed: 1 },
  second: { start: Date.UTC(2031, 10, 22, 20, 47, 8, 456), timeZone: 'Pacific/Kiritimati', seed: 2 },
};

export class FixedEnvironment {
  #now = VARIANTS.first.start;
  #seed = VARIANTS.first.seed;

  /** Replaces the clock and the random numbers. The clock advances by a millisecond whenever it is read. */
  install(): void {
    const tick = (): number => (this.#now += 1);
    globalThis.Date = withClock(Date, tick);
    Math.random = () => this.#random();
    const { start } = VARIANTS.first;
    Object.defineProperty(performance, 'now', {
      configurable: true,
      writable: true,
      value: () => tick() - start,
    });
  }

  applyVariant(variant: EnvironmentVariant): void {
    const { start, timeZone, seed } = VARIANTS[variant];
    this.#now = start;
    this.#seed = seed;
    if (process.env.TZ !== timeZone) process.env.TZ = timeZone;
  }

  /** Mulberry32. */
  #random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** A `Date` with another clock, for `Date()`, `new Date()` and `Date.now()`. */
function withClock(OriginalDate: DateConstructor, now: () => number): DateConstructor {
  OriginalDate.now = now;
  const DateWithClock = new Proxy(OriginalDate, {
    apply: () => String(new OriginalDate(now())),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  });
  Object.defineProperty(OriginalDate.prototype, 'constructor', {
    value: DateWithClock,
    configurable: true,
    writable: true,
  });
  return DateWithClock;
}
