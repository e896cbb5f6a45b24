/** In which version each part of an API came, seen from older references of the same package. */

import type { PackageApi } from './describe.js';

export interface Since {
  /** The version that brought the component; absent where the oldest has it. */
  readonly component?: string;
  /** The versions that brought props, by name. */
  readonly props: Readonly<Record<string, string>>;
}

/** What came after the oldest of the references, by component. Components of which nothing is new are left out. */
export function sinceVersions(
  current: PackageApi,
  older: readonly PackageApi[],
): Readonly<Record<string, Since>> {
  const versions = [...older, current].sort((a, b) => compareVersions(a.version, b.version));
  const marks = Object.values(current.components).map(({ name, props }): [string, Since] => {
    const component = firstWith(versions, (api) => name in api.components);
    const found = Object.keys(props).flatMap((prop) => {
      const version = firstWith(versions, ({ components }) => prop in (components[name]?.props ?? {}));
      return version !== undefined && version !== component ? [[prop, version]] : [];
    });
    return [name, { ...(component === undefined ? {} : { component }), props: Object.fromEntries(found) }];
  });
  return Object.fromEntries(
    marks.filter(([, since]) => since.component !== undefined || Object.keys(since.props).length > 0),
  );
}

/** The reference with its marks. */
export function withSince(current: PackageApi, older: readonly PackageApi[]): PackageApi {
  const marks = sinceVersions(current, older);
  const components = Object.entries(current.components).map(([name, component]) => {
    const since = marks[name];
    if (!since) return [name, component] as const;
    const props = Object.entries(component.props).map(([prop, row]) => {
      const version = since.props[prop];
      return [prop, version === undefined ? row : { ...row, since: version }] as const;
    });
    const own = since.component === undefined ? {} : { since: since.component };
    return [name, { ...component, ...own, props: Object.fromEntries(props) }] as const;
  });
  return { ...current, components: Object.fromEntries(components) };
}

/** The first version that has something; nothing where the oldest has it. */
function firstWith(versions: readonly PackageApi[], has: (api: PackageApi) => boolean): string | undefined {
  const index = versions.findIndex((api) => has(api));
  return index > 0 ? versions[index]!.version : undefined;
}

/** Orders versions as npm does: `7.2.0-beta.1` stands before `7.2.0`. */
export function compareVersions(a: string, b: string): number {
  const [[left, leftTail], [right, rightTail]] = [parted(a), parted(b)];
  const numbers = compareLists(left, right);
  if (numbers !== 0) return numbers;
  if (leftTail.length === 0 || rightTail.length === 0) {
    return Math.sign(Number(leftTail.length === 0) - Number(rightTail.length === 0));
  }
  return compareLists(leftTail, rightTail);
}

type Parts = readonly (string | number)[];

function parted(version: string): readonly [Parts, Parts] {
  const [, numbers = '', tail = ''] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  const split = (text: string): Parts =>
    text === '' ? [] : text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return [split(numbers), split(tail)];
}

function compareLists(a: Parts, b: Parts): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}
