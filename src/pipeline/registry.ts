/** Every step of a build: a run that was remembered is found again by the name of its step. */

import type { AnyStep } from '../graph/step.js';
import { wholeSite } from './steps.js';
import { apartDocuments } from './steps/apart.js';
import { pathnames, isBuilt, anchorsOf } from './steps/api-links.js';
import { placeIndex, placesOf, navigationTitles, demoPages } from './steps/api-things.js';
import { packageApi, packageNames, apiPackages, places, described, apiFile } from './steps/api.js';
import { config } from './steps/config.js';
import { demoNeeds, libraryFiles } from './steps/demo-libraries.js';
import { demoEntries, demoPlaces, demoMarkup } from './steps/demo-markup.js';
import { liveModule, pageDemos } from './steps/demo-modules.js';
import { javascript } from './steps/demo-sources.js';
import { settings, document } from './steps/documents.js';
import { allFacts, publicFile, links, sitemapFile, textFiles, hostFiles } from './steps/indexes.js';
import { liveAddress } from './steps/live-demos.js';
import { treeFiles, navigationModules, attachedNames } from './steps/navigation-modules.js';
import { notFound } from './steps/not-found.js';
import { page } from './steps/pages.js';
import { publicFiles, allRoutes, routes, routeIndex, route } from './steps/routes.js';
import { scripts, inlineHashes } from './steps/scripts.js';
import { pageFindables, searchIndexes, searchPaths } from './steps/search.js';
import { serviceWorker } from './steps/service-worker.js';
import { site, missingPages, views, view, branch } from './steps/site.js';
import { sourceRoutes, frontMatter } from './steps/sources.js';
import { demoBaseStyles } from './steps/stylesheets.js';
import { subjects } from './steps/subjects.js';
import { tailwindStyles } from './steps/tailwind.js';
import { templateCode, renderer, shellStyles, frame, navigation } from './steps/templates.js';
import { tree } from './steps/trees.js';
import { wholeNavigation } from './steps/whole-navigation.js';
import { words } from './steps/words.js';

export const allSteps: readonly AnyStep[] = [
  wholeSite,
  apartDocuments,
  pathnames,
  isBuilt,
  anchorsOf,
  placeIndex,
  placesOf,
  navigationTitles,
  demoPages,
  packageApi,
  packageNames,
  apiPackages,
  places,
  described,
  apiFile,
  config,
  demoNeeds,
  libraryFiles,
  demoEntries,
  demoPlaces,
  demoMarkup,
  liveModule,
  pageDemos,
  javascript,
  settings,
  document,
  allFacts,
  publicFile,
  links,
  sitemapFile,
  textFiles,
  hostFiles,
  liveAddress,
  treeFiles,
  navigationModules,
  attachedNames,
  notFound,
  page,
  publicFiles,
  allRoutes,
  routes,
  routeIndex,
  route,
  scripts,
  inlineHashes,
  pageFindables,
  searchIndexes,
  searchPaths,
  serviceWorker,
  site,
  missingPages,
  views,
  view,
  branch,
  sourceRoutes,
  frontMatter,
  demoBaseStyles,
  subjects,
  tailwindStyles,
  templateCode,
  renderer,
  shellStyles,
  frame,
  navigation,
  tree,
  wholeNavigation,
  words,
];
