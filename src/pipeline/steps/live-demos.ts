/** What a page is told of a demo that comes alive: where its own module lies, and the library files that it needs. */

import type { DemoLibrary } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { LiveDemoProps } from '../../kit/regions.js';
import { config } from './config.js';
import { libraryFiles } from './demo-libraries.js';
import { liveModule } from './demo-modules.js';
import { emitAsset } from './templates.js';

/** Where a demo's module lies, by its source file; nothing where it has none. */
export const liveAddress: Step<
  { readonly module: string; readonly files: readonly string[] } | null,
  string
> = {
  name: 'demo address',
  run: async (read, entry) => {
    const module = await read.step(liveModule, entry);
    if (!module) return null;
    const { places } = await read.step(libraryFiles);
    const { linkTo } = await import('../../bundle/link.js');
    const { code, files } = await linkTo(places, module.code);
    return { module: await emitAsset(read, `${nameOf(entry)}.js`, code), files };
  },
};

/** `Hero` of `pages/a/Hero.tsx`; `Hero-css` of `pages/a/Hero/css/index.tsx`. */
function nameOf(entry: string): string {
  const [file = '', styling = '', folder = ''] = entry.split('/').reverse();
  return file.startsWith('index.') ? `${folder}-${styling}` : file.replace(/\.\w+$/, '');
}

interface Circumstances {
  readonly themes: readonly DemoLibrary[];
  readonly idPrefix: string;
}

/** What the page is told of a demo that can come alive. */
export async function liveDemoOf(
  read: Read,
  entry: string,
  { themes, idPrefix }: Circumstances,
): Promise<LiveDemoProps | undefined> {
  const address = await read.step(liveAddress, entry);
  if (!address) return undefined;
  const { imports, hosts } = await read.step(libraryFiles);
  const { closureOf } = await import('../../bundle/link.js');
  const direct = [...address.files, hosts.react, ...themes.map((theme) => hosts[theme])];
  const { base, repository } = await read.step(config);
  const files = closureOf(
    direct.filter((file) => file !== undefined),
    imports,
  );
  return {
    module: address.module,
    needs: files.map((file) => `${base}_docsgen/${file}`),
    themes,
    idPrefix,
    ...(repository ? { issues: `${repository.url}/issues/new` } : {}),
  };
}

/** The address of what the code of a demo may import when it is edited. */
export async function scopeAddress(read: Read): Promise<string> {
  return (await read.step(libraryFiles)).scope;
}
