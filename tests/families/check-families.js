/** Installs three component libraries of others in a temporary folder, and checks a site that documents them with
 *  `docsgen check --demos`: ten demos each, and the API reference. It needs the npm registry and Chromium. */

import { FAMILIES } from './families.js';
import {
  createLibrarySite,
  installPackages,
  packDocsgen,
  runDocsgen,
  useTemporaryFolder,
  writeFiles,
} from './installed-site.js';

const PACKAGES = [
  ...['antd@6', 'react-aria-components@1', '@chakra-ui/react@3.37.0'],
  ...['react@19', 'react-dom@19', '@types/react@19', '@emotion/react@11', '@emotion/styled@11'],
];

await useTemporaryFolder((folder) => {
  installPackages(folder, PACKAGES, packDocsgen(folder));
  writeFiles(folder, createLibrarySite(FAMILIES));
  runDocsgen(folder, ['check', 'site', '--demos', '--max-warnings=1']);
});
