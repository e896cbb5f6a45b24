/** In which version each part of an API came, seen from older references of the same package. */

import type { PackageApi } from '../package-api.js';

export interface SinceVersions {
  /** The version that brought the component; absent where the oldest has it. */
  readonly component?: string;
  /** The versions that brought props, by name. */
  readonly props: Readonly<Record<string, string>>;
}

/** What came after the oldest of the references, by component. Components of which nothing is new are left out. */
export function findSinceVersions(
  current: PackageApi,
  older: readonly PackageApi[],
): Readonly<Record<string, SinceVersions>> {
  const versions = [...older, current].sort((a, b) => compareVersions(a.version, b.version));
  const sinceByComponent = Object.values(current.components).map(
    ({ name, props }): [string, SinceVersions] => {
      const component = findFirstVersion(versions, (api) => name in api.components);
      const propVersions = Object.keys(props).flatMap((prop) => {
        const version = findFirstVersion(
          versions,
          ({ components }) => prop in (components[name]?.props ?? {}),
        );
        return version !== undefined && version !== component ? [[prop, version]] : [];
      });
      return [
        name,
        { ...(component === undefined ? {} : { component }), props: Object.fromEntries(propVersions) },
      ];
    },
  );
  return Object.fromEntries(
    sinceByComponent.filter(
      ([, since]) => since.component !== undefined || Object.keys(since.props).length > 0,
    ),
  );
}

/** The reference with its marks. */
export function addSinceVersions(current: PackageApi, older: readonly PackageApi[]): PackageApi {
  const sinceByComponent = findSinceVersions(current, older);
  const components = Object.entries(current.components).map(([name, component]) => {
    const since = sinceByComponent[name];
    if (!since) return [name, component] as const;
    const props = Object.entries(component.props).map(([prop, row]) => {
      const version = since.props[prop];
      return [prop, version === undefined ? row : { ...row, since: version }] as const;
    });
    const componentSince = since.component === undefined ? {} : { since: since.component };
    return [name, { ...component, ...componentSince, props: Object.fromEntries(props) }] as const;
  });
  return { ...current, components: Object.fromEntries(components) };
}

/** The first version that has something; nothing where the oldest has it. */
function findFirstVersion(
  versions: readonly PackageApi[],
  isPresent: (api: PackageApi) => boolean,
): string | undefined {
  const index = versions.findIndex((api) => isPresent(api));
  return index > 0 ? versions[index]!.version : undefined;
}

/** Orders versions as npm does: `7.2.0-beta.1` stands before `7.2.0`. */
export function compareVersions(a: string, b: string): number {
  const [[left, leftPrerelease], [right, rightPrerelease]] = [splitVersion(a), splitVersion(b)];
  const numbers = compareLists(left, right);
  if (numbers !== 0) return numbers;
  if (leftPrerelease.length === 0 || rightPrerelease.length === 0) {
    return Math.sign(Number(leftPrerelease.length === 0) - Number(rightPrerelease.length === 0));
  }
  return compareLists(leftPrerelease, rightPrerelease);
}

type VersionParts = readonly (string | number)[];

function splitVersion(version: string): readonly [VersionParts, VersionParts] {
  const [, numbers = '', prerelease = ''] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  const split = (text: string): VersionParts =>
    text === '' ? [] : text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return [split(numbers), split(prerelease)];
}

function compareLists(a: VersionParts, b: VersionParts): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}
