/** Finds out in which version each part of an API was added, from older references of the same package. */

import type { ComponentApi, PackageApi } from '../package-api.js';

/** The reference with `since` on each component and prop that the oldest reference does not have. */
export function addSinceVersions(current: PackageApi, older: readonly PackageApi[]): PackageApi {
  const versions = [...older, current].sort((a, b) => compareVersions(a.version, b.version));
  const components = Object.entries(current.components).map(([key, component]) => [
    key,
    addComponentVersions(component, versions),
  ]);
  return { ...current, components: Object.fromEntries(components) };
}

function addComponentVersions(component: ComponentApi, versions: readonly PackageApi[]): ComponentApi {
  const { name } = component;
  const since = findFirstVersion(versions, (api) => name in api.components);
  const props = Object.entries(component.props).map(([prop, row]) => {
    const version = findFirstVersion(versions, (api) => prop in (api.components[name]?.props ?? {}));
    return [prop, version === undefined || version === since ? row : { ...row, since: version }];
  });
  return { ...component, ...(since === undefined ? {} : { since }), props: Object.fromEntries(props) };
}

/** The first version that has a part; `undefined` where the oldest has it. */
function findFirstVersion(
  versions: readonly PackageApi[],
  isPresent: (api: PackageApi) => boolean,
): string | undefined {
  const index = versions.findIndex(isPresent);
  return index > 0 ? versions[index]?.version : undefined;
}

/** Compares versions as npm does: `7.2.0-beta.1` is before `7.2.0`. */
function compareVersions(a: string, b: string): number {
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
