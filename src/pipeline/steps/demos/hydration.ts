/** Resolves what a page needs to hydrate a demo: the address of its module, and the library files. */

import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import type { LiveDemoProps } from '../../../kit/partials.js';
import { config } from '../site/config.js';
import { libraryFiles } from './libraries.js';
import { demoModule } from './modules.js';
import { overviewDemos } from './overview-demos.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { wrapperModule, wrapperPath } from './wrappers.js';

/** Where a demo's module lies, by its source file; nothing where it has none. */
export const moduleAddress: Step<ModuleAddress | null, string> = {
  name: 'demo module address',
  run: async (read, entry) => {
    const module = await read.step(demoModule, entry);
    if (!module) return null;
    const overview = (await read.step(overviewDemos))[entry];
    return emitLinkedModule(read, toModuleName(entry), { code: module.code, overview });
  },
};

interface ModuleAddress {
  readonly module: string;
  /** The library files that it imports. */
  readonly files: readonly string[];
}

/** Where the module of a wrapper lies, by its path. */
export const wrapperAddress: Step<ModuleAddress, string> = {
  name: 'demo wrapper address',
  run: async (read, path) => emitLinkedModule(read, 'wrapper', await read.step(wrapperModule, path)),
};

async function emitLinkedModule(
  read: Read,
  name: string,
  module: { readonly code: string; readonly overview?: string | undefined },
): Promise<ModuleAddress> {
  const { places, overviewPlaces } = await read.step(libraryFiles);
  const { linkImports } = await import('../../../bundle/chunks/link-imports.js');
  const ownPlaces = module.overview === undefined ? undefined : overviewPlaces[module.overview];
  const { code, files } = await linkImports(ownPlaces ? { ...places, ...ownPlaces } : places, module.code);
  return { module: await emitHashedFile(read, `${name}.js`, code), files };
}

/** `Hero` of `pages/a/Hero.tsx`; `Hero-css` of `pages/a/Hero/css/index.tsx`. */
function toModuleName(entry: string): string {
  const [file = '', styling = '', folder = ''] = entry.split('/').reverse();
  return file.startsWith('index.') ? `${folder}-${styling}` : file.replace(/\.\w+$/, '');
}

interface HydrationContext {
  readonly themes: readonly DemoLibrary[];
  readonly idPrefix: string;
  readonly isClientOnly: boolean | undefined;
}

/** What the page needs to hydrate a demo. */
export async function resolveLiveDemo(
  read: Read,
  entry: string,
  { themes, idPrefix, isClientOnly }: HydrationContext,
): Promise<LiveDemoProps | undefined> {
  const address = await read.step(moduleAddress, entry);
  if (!address) return undefined;
  const { imports, hosts } = await read.step(libraryFiles);
  const { collectImportedFiles: closureOf } = await import('../../../bundle/chunks/link-imports.js');
  const wrapperModulePath = await read.step(wrapperPath, entry);
  const wrapper = wrapperModulePath === null ? undefined : await read.step(wrapperAddress, wrapperModulePath);
  const directFiles = [
    ...address.files,
    ...(wrapper?.files ?? []),
    hosts.react,
    ...themes.map((theme) => hosts[theme]),
  ];
  const { base, repository } = await read.step(config);
  const files = closureOf(
    directFiles.filter((file) => file !== undefined),
    imports,
  );
  return {
    module: address.module,
    needs: [...files.map((file) => `${base}_docsgen/${file}`), ...(wrapper ? [wrapper.module] : [])],
    themes,
    idPrefix,
    clientOnly: isClientOnly,
    ...(repository ? { issues: `${repository.url}/issues/new` } : {}),
  };
}
