/** The steps from the packages of the config to their API references, and to the places where each thing is described. */

import { dirname } from 'node:path/posix';
import type { ComponentApi, FunctionApi, PackageApi } from '../../pages/api/describe.js';
import { withSince } from '../../pages/api/since.js';
import { locateLiteral } from '../../report/locate.js';
import { Problems, type Problem } from '../../report/problem.js';
import type { Read, Step } from '../../graph/step.js';
import { apiPlaces, type ApiPackage, type ApiPlace, type ApiThing } from '../../site/api.js';
import { given, tool } from '../given.js';
import { packageFiles } from '../packages.js';
import { config } from './config.js';
import { attachedNames } from './navigation-modules.js';
import { subjects } from './subjects.js';

/** The reference of a package, by its name. */
export const packageApi: Step<PackageApi, string> = {
  name: 'package API',
  shared: true,
  run: async (read, name) => {
    const { products } = await read.step(config);
    const declared = products.flatMap(({ packages }) => packages).filter((one) => one.name === name);
    const without = [...new Set(declared.flatMap((one) => one.without))].sort();
    const { api, problems, witnesses } = await tool(read, 'api').extract(name, without);
    for (const witness of witnesses) read.note(witness);
    if (!api) {
      const isAsked = declared.length === 0 || declared.some(({ reference }) => reference !== undefined);
      const isSilent = problems.every(({ code }) => UNSUITABLE.includes(code)) && !isAsked;
      if (isSilent && !(await attaches(read, name))) return nothingIn(name);
      throw new Problems(problems.map((problem) => atName(read, problem, name)));
    }
    read.report(problems);
    const history = [...new Set(declared.flatMap((one) => one.history))];
    return withSince(
      api,
      history.map((file) => olderApi(read, file, name)),
    );
  },
};

/** A package may be named in the config without being one that can be described: then nobody asks for its reference. */
const UNSUITABLE: readonly string[] = ['api/no-types', 'api/nothing-exported'];

async function attaches(read: Read, name: string): Promise<boolean> {
  const names = await read.stepIfAvailable(attachedNames);
  return names?.includes(name) ?? false;
}

function nothingIn(name: string): PackageApi {
  return { package: name, version: '', components: {}, hooks: {}, functions: {} };
}

/** A package that is not there has no file: what is wrong is its name in the config. */
function atName(read: Read, problem: Problem, name: string): Problem {
  if (problem.code !== 'api/not-installed') return problem;
  const file = given(read, 'config');
  const position = locateLiteral(new TextDecoder().decode(read.bytes(file)), name);
  return { ...problem, file, ...position };
}

/** An older reference, as `docsgen api --json` gave it. */
function olderApi(read: Read, file: string, name: string): PackageApi {
  const bytes = read.bytes(file);
  const known = bytes && parsed(new TextDecoder().decode(bytes));
  if (known?.package === name && typeof known.version === 'string' && known.components) return known;
  const message = bytes ? `${file} is not the API reference of ${name}` : `There is no file ${file}`;
  const hint = `Write it with docsgen api --json --package ${name}, while the older version is installed.`;
  throw new Problems([{ code: 'api/history', severity: 'error', file, message, hint } satisfies Problem]);
}

function parsed(text: string): PackageApi | undefined {
  try {
    return JSON.parse(text) as PackageApi;
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

/** At most so many processes at once: each takes some hundred megabytes. */
const MOST_AT_ONCE = 2;

/** Every package of every product with what it exports; one whose reference has errors has nothing. */
export const apiPackages: Step<readonly ApiPackage[]> = {
  name: 'API packages',
  run: async (read) => {
    const { products } = await read.step(config);
    const names = await read.step(packageNames);
    const apis = await read.steps(packageApi, names, Math.min(MOST_AT_ONCE, tool(read, 'atOnce')));
    return products.flatMap(({ id, pathPrefix, pathPrefixes = [], packages }) =>
      packages.map(({ name, reference, pathname }) => ({
        product: id,
        name,
        reference: reference ?? 'pages',
        pathname: pathname ?? `${pathPrefix ?? pathPrefixes[0] ?? '/'}api/`,
        things: thingsOf(apis[names.indexOf(name)], packageFiles(read.root, name)[0]!),
      })),
    );
  },
};

function thingsOf(api: PackageApi | undefined, manifest: string): readonly ApiThing[] {
  const thing = ({ name, slug, deprecated, source }: ComponentApi | FunctionApi, hook: boolean) => ({
    name,
    slug,
    hook,
    deprecated: deprecated !== undefined,
    source: placeOf(source, manifest),
  });
  return [
    ...Object.values(api?.components ?? {}).map((one) => thing(one, false)),
    ...Object.values(api?.hooks ?? {}).map((one) => thing(one, true)),
  ];
}

/** A declaration seen from the site: in the package, or in one that it exports again. */
function placeOf(source: string | undefined, manifest: string): string {
  if (source === undefined) return manifest;
  if (!source.startsWith('node_modules/')) return `${dirname(manifest)}/${source}`;
  return `${manifest.slice(0, manifest.indexOf('node_modules/'))}${source}`;
}

/** Where each component and hook is described. */
export const places: Step<readonly ApiPlace[]> = {
  name: 'API places',
  shared: true,
  run: async (read) => {
    const packages = await read.step(apiPackages);
    const hasTabs = packages.some(({ reference }) => reference === 'tabs');
    return apiPlaces(packages, hasTabs ? await read.step(subjects) : []);
  },
};

/** A component or a hook of a package. */
export type DescribedKey = readonly [packageName: string, hook: boolean, name: string];

/** One component or hook of a package. */
export const described: Step<ComponentApi | FunctionApi, DescribedKey> = {
  name: 'described',
  run: async (read, [packageName, hook, name]) => {
    const api = await read.step(packageApi, packageName);
    return (hook ? api.hooks : api.components)[name]!;
  },
};

/** The reference of a package as data. */
export const apiFile: Step<null, string> = {
  name: 'API file',
  run: async (read, name) => {
    const api = await read.step(packageApi, name);
    // A package without a reference, or the site's own, whose types are not made yet.
    if (api.version === '') return null;
    read.emit(`api/${name}.json`, `${JSON.stringify(api, null, 2)}\n`);
    return null;
  },
};
