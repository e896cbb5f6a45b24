/** Installs each generation of React and MUI's libraries in a temporary folder, and builds and checks a site of ten demos and
 *  the API reference with it. Neither may say anything. An argument names the generations: a part of their names. It needs the
 *  npm registry and Chromium. */

import { GENERATIONS } from './generations.js';
import {
  createLibrarySite,
  installPackages,
  packDocsgen,
  runDocsgen,
  useTemporaryFolder,
  writeFiles,
} from './installed-site.js';

const [wanted = ''] = process.argv.slice(2);

for (const [name, { packages, libraries }] of Object.entries(GENERATIONS)) {
  if (!name.includes(wanted)) continue;
  console.log(`${name}:`);
  await useTemporaryFolder((folder) => {
    installPackages(folder, packages, packDocsgen(folder));
    writeFiles(folder, createLibrarySite(libraries));
    runDocsgen(folder, ['build', 'site', '--max-warnings=0']);
    runDocsgen(folder, ['check', 'site', '--demos', '--max-warnings=0']);
  });
}
