/** Steps from the packages of the config to their API references, and to the locations of components, hooks and types. */

import { dirname, resolve } from 'node:path/posix';
import { createEmptyApi, type DocumentedApi, type PackageApi } from '../../../reference/package-api.js';
import { addSinceVersions } from '../../../reference/diff/since-versions.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import { DiagnosticError, type Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import {
  resolveApiLocations,
  type ApiPackage,
  type ApiLocation,
  type ApiItem,
} from '../../../site/api-locations.js';
import { readOption, readTool } from '../../build-input.js';
import { findPackageManifests } from '../../installed-packages.js';
import { trackPackageFiles } from '../../track-inputs.js';
import { config } from '../site/config.js';
import { attachedPackageNames } from '../site/navigation-modules.js';
import { itemPages } from './item-pages.js';

/** The reference of a package, by its name. */
export const packageApi: Step<PackageApi, string> = {
  name: 'package API',
  keepInMemory: true,
  run: async (read, name) => {
    const { products } = await read.step(config);
    const declared = products.flatMap(({ packages }) => packages).filter((one) => one.name === name);
    const excludedNames = [...new Set(declared.flatMap((one) => one.without))].sort();
    const typeNames = [...new Set(declared.flatMap((one) => one.types))].sort();
    const extracted = await readTool(read, 'api').extract(name, { excludedNames, typeNames });
    const { api, diagnostics, inputFiles, packageFiles } = extracted;
    for (const inputFile of inputFiles) read.trackFile(inputFile);
    trackPackageFiles(
      read,
      packageFiles.map((file) => resolve(read.root, file)),
    );
    if (diagnostics.some(({ code }) => UNREPEATABLE_CODES.includes(code))) read.expireAfterBuild();
    if (!api) {
      const isRequested = declared.length === 0 || declared.some(({ reference }) => reference !== undefined);
      const isExpected = diagnostics.every(({ code }) => UNDOCUMENTABLE_CODES.includes(code)) && !isRequested;
      if (isExpected && !(await isAttached(read, name))) return createEmptyApi(name);
      throw new DiagnosticError(diagnostics.map((diagnostic) => locateInConfig(read, diagnostic, name)));
    }
    read.report(diagnostics);
    const unknownTypes = typeNames.filter((typeName) => api.types?.[typeName] === undefined);
    read.report(unknownTypes.map((typeName) => createUnknownTypeDiagnostic(read, name, typeName)));
    const history = [...new Set(declared.flatMap((one) => one.history))];
    return addSinceVersions(
      api,
      history.map((file) => readOlderApi(read, file, name)),
    );
  },
};

/** What may be otherwise the next time: the machine has more time or memory, or the types of another package are installed. */
const UNREPEATABLE_CODES: readonly string[] = ['api/too-large', 'api/unresolved'];

/** The config may name a package without anything to document, as long as it does not ask for its reference. */
const UNDOCUMENTABLE_CODES: readonly string[] = ['api/no-types', 'api/nothing-exported'];

async function isAttached(read: Read, name: string): Promise<boolean> {
  const names = await read.stepIfAvailable(attachedPackageNames);
  return names?.includes(name) ?? false;
}

/** A package that is not installed has no file: the diagnostic is located at its name in the config. */
function locateInConfig(read: Read, diagnostic: Diagnostic, name: string): Diagnostic {
  if (diagnostic.code !== 'api/not-installed') return diagnostic;
  const file = readOption(read, 'config');
  const position = findLiteralPosition(new TextDecoder().decode(read.bytes(file)), name);
  return { ...diagnostic, file, ...position };
}

function createUnknownTypeDiagnostic(read: Read, packageName: string, name: string): Diagnostic {
  const file = readOption(read, 'config');
  const position = findLiteralPosition(new TextDecoder().decode(read.bytes(file)), name);
  return {
    code: 'api/unknown-name',
    severity: 'warning',
    file,
    ...position,
    message: `${packageName} exports no type ${name} with properties`,
    hint: 'Name interfaces and object types that the package exports.',
  };
}

/** An older reference, as `docsgen api --json` wrote it. */
function readOlderApi(read: Read, file: string, name: string): PackageApi {
  const bytes = read.bytes(file);
  const api = bytes && parsePackageApi(new TextDecoder().decode(bytes));
  if (api?.package === name && typeof api.version === 'string' && api.components) return api;
  const message = bytes ? `${file} is not the API reference of ${name}` : `There is no file ${file}`;
  const hint = `Write it with docsgen api --json --package ${name}, while the older version is installed.`;
  throw new DiagnosticError([{ code: 'api/history', severity: 'error', file, message, hint }]);
}

function parsePackageApi(text: string): PackageApi | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The names of the packages of all products, each once. */
export const packageNames: Step<readonly string[]> = {
  name: 'package names',
  run: async (read) => {
    const { products } = await read.step(config);
    return [...new Set(products.flatMap(({ packages }) => packages.map(({ name }) => name)))];
  },
};

/** Every package of every product with its items. One whose reference has errors has none. */
export const apiPackages: Step<readonly ApiPackage[]> = {
  name: 'API packages',
  run: async (read) => {
    const { products } = await read.step(config);
    const names = await read.step(packageNames);
    // All at once: one process extracts them in turn, and ends when it has nothing to do.
    const apis = await read.steps(packageApi, names, 'all');
    return products.flatMap(({ id, pathPrefix, pathPrefixes = [], packages }) =>
      packages.map(({ name, reference, pathname }) => ({
        product: id,
        name,
        reference: reference ?? 'pages',
        pathname: pathname ?? `${pathPrefix ?? pathPrefixes[0] ?? '/'}api/`,
        items: createApiItems(apis[names.indexOf(name)], findPackageManifests(read.root, name)[0] ?? ''),
      })),
    );
  },
};

function createApiItems(api: PackageApi | undefined, manifestPath: string): readonly ApiItem[] {
  const createItem = ({ name, slug, deprecated, source }: DocumentedApi, hook: boolean) => ({
    name,
    slug,
    hook,
    deprecated: deprecated !== undefined,
    source: resolveSourcePath(source, manifestPath),
  });
  return [
    ...Object.values(api?.components ?? {}).map((one) => createItem(one, false)),
    ...Object.values(api?.hooks ?? {}).map((one) => createItem(one, true)),
    ...Object.values(api?.types ?? {}).map((one) => ({ ...createItem(one, false), isType: true as const })),
  ];
}

/** The path of a declaration from the site: in the package, or in another one whose exports it exports again. */
function resolveSourcePath(source: string | undefined, manifestPath: string): string {
  if (source === undefined) return manifestPath;
  if (!source.startsWith('node_modules/')) return `${dirname(manifestPath)}/${source}`;
  return `${manifestPath.slice(0, manifestPath.indexOf('node_modules/'))}${source}`;
}

/** The locations of all components and hooks. */
export const apiLocations: Step<readonly ApiLocation[]> = {
  name: 'API locations',
  keepInMemory: true,
  run: async (read) => {
    const packages = await read.step(apiPackages);
    const hasTabs = packages.some(({ reference }) => reference === 'tabs');
    return resolveApiLocations(packages, hasTabs ? await read.step(itemPages) : []);
  },
};

/** A component, a hook or a type of a package. */
export type ApiItemKey = readonly [packageName: string, hook: boolean, name: string];

/** One component, hook or type of a package. */
export const apiItem: Step<DocumentedApi, ApiItemKey> = {
  name: 'API item',
  run: async (read, [packageName, hook, name]) => {
    const api = await read.step(packageApi, packageName);
    const item = (hook ? api.hooks : api.components)[name] ?? api.types?.[name];
    if (!item) throw new Error(`${packageName} has no ${name}`);
    return item;
  },
};

/** The reference of a package as data. */
export const apiFile: Step<null, string> = {
  name: 'API file',
  run: async (read, name) => {
    const api = await read.step(packageApi, name);
    // A package without a reference, or the site's own package before its types are built.
    if (api.version === '') return null;
    read.emit(`api/${name}.json`, `${JSON.stringify(api, null, 2)}\n`);
    return null;
  },
};
