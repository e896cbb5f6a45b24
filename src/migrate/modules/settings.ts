/** Reads settings of a config, and reports those that are only known when it runs. */

import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import { Computed, isRecord } from './evaluate-expression.js';

export class Settings {
  constructor(
    readonly values: unknown,
    readonly diagnostics: DiagnosticCollector,
  ) {}

  /** The value at a path such as `themeConfig.navbar.items`. */
  get(path: string): unknown {
    let value = this.values;
    for (const key of path.split('.')) {
      if (value instanceof Computed) break;
      value = isRecord(value) ? value[key] : undefined;
    }
    if (!(value instanceof Computed)) return value;
    this.reportComputed(value, path);
    return undefined;
  }

  text(path: string): string | undefined {
    const value = this.get(path);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  list(path: string): readonly unknown[] {
    const value = this.get(path);
    return Array.isArray(value) ? value : [];
  }

  record(path: string): Readonly<Record<string, unknown>> {
    const value = this.get(path);
    return isRecord(value) ? value : {};
  }

  reportComputed({ file, line, column }: Computed, subject: string): void {
    const message = `${subject} is computed, and not converted`;
    const hint = 'Write its value into docsgen.config.ts, or into the navigation.';
    this.diagnostics.addAll([
      { code: 'migrate/config', severity: 'warning', file, line, column, message, hint },
    ]);
  }

  report(code: 'migrate/config' | 'migrate/navigation', message: string, hint: string): void {
    this.diagnostics.warning(code, { line: 1, column: 1 }, { message, hint });
  }
}

/** The texts of a list, and the values of an object, whatever else there is. */
export function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}

export { Computed, isRecord };
