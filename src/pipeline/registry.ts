/** Every step of a build: a run that was remembered is found again by the name of its step. */

import type { AnyStep } from '../graph/step.js';
import { wholeSite } from './steps.js';
import { sandboxDocuments } from './steps/apart.js';
import { builtPathnames, isBuilt, itemAnchors } from './steps/api-links.js';
import { locationIndex, itemLocations, navigationTitles, demoPages } from './steps/api-things.js';
import { packageApi, packageNames, apiPackages, apiLocations, apiItem, apiFile } from './steps/api.js';
import { config } from './steps/config.js';
import { demoImports, libraryFiles } from './steps/demo-libraries.js';
import { demoEntries, demoLocations, demoMarkup } from './steps/demo-markup.js';
import { demoModule, pageDemoKeys } from './steps/demo-modules.js';
import { demoJavascript } from './steps/demo-sources.js';
import { documentSettings, document } from './steps/documents.js';
import { allDocumentFacts, publicFile, links, sitemapFile, textFiles, hostFiles } from './steps/indexes.js';
import { moduleAddress } from './steps/live-demos.js';
import { navigationFiles, navigationModules, attachedPackageNames } from './steps/navigation-modules.js';
import { notFound } from './steps/not-found.js';
import { page } from './steps/pages.js';
import { publicFiles, allRoutes, routes, routeIndex, route } from './steps/routes.js';
import { scripts, inlineHashes } from './steps/scripts.js';
import { pageSearchEntries, searchIndexes, searchPaths } from './steps/search.js';
import { serviceWorker } from './steps/service-worker.js';
import { site, missingPages, pageViews, pageView, navigationBranch } from './steps/site.js';
import { sourceRoutes, frontMatter } from './steps/sources.js';
import { demoBaseStyles } from './steps/stylesheets.js';
import { itemPages } from './steps/subjects.js';
import { tailwindStyles } from './steps/tailwind.js';
import { templateCode, renderer, shellStyles, layout, navigation } from './steps/templates.js';
import { navigationTree } from './steps/trees.js';
import { wholeNavigation } from './steps/whole-navigation.js';
import { messages } from './steps/words.js';

export const allSteps: readonly AnyStep[] = [
  wholeSite,
  sandboxDocuments,
  builtPathnames,
  isBuilt,
  itemAnchors,
  locationIndex,
  itemLocations,
  navigationTitles,
  demoPages,
  packageApi,
  packageNames,
  apiPackages,
  apiLocations,
  apiItem,
  apiFile,
  config,
  demoImports,
  libraryFiles,
  demoEntries,
  demoLocations,
  demoMarkup,
  demoModule,
  pageDemoKeys,
  demoJavascript,
  documentSettings,
  document,
  allDocumentFacts,
  publicFile,
  links,
  sitemapFile,
  textFiles,
  hostFiles,
  moduleAddress,
  navigationFiles,
  navigationModules,
  attachedPackageNames,
  notFound,
  page,
  publicFiles,
  allRoutes,
  routes,
  routeIndex,
  route,
  scripts,
  inlineHashes,
  pageSearchEntries,
  searchIndexes,
  searchPaths,
  serviceWorker,
  site,
  missingPages,
  pageViews,
  pageView,
  navigationBranch,
  sourceRoutes,
  frontMatter,
  demoBaseStyles,
  itemPages,
  tailwindStyles,
  templateCode,
  renderer,
  shellStyles,
  layout,
  navigation,
  navigationTree,
  wholeNavigation,
  messages,
];
