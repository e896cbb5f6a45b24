/** Every step of a build: a run that was remembered is found again by the name of its step. */

import type { AnyStep } from '../graph/step.js';
import { wholeSite } from './steps.js';
import { sandboxDocuments } from './steps/demos/sandbox-documents.js';
import { builtPathnames, isBuilt, itemAnchors } from './steps/reference/comment-links.js';
import {
  locationIndex,
  itemLocations,
  navigationTitles,
  demoPages,
} from './steps/reference/documented-items.js';
import {
  packageApi,
  packageNames,
  apiPackages,
  apiLocations,
  apiItem,
  apiFile,
} from './steps/reference/package-api.js';
import { undocumentedComponents } from './steps/reference/undocumented-components.js';
import { config, declaredConfig } from './steps/site/config.js';
import { configuredFiles } from './steps/site/configured-files.js';
import { demoPackages, requireKatex, requireSass, requiredPackages } from './steps/site/required-packages.js';
import { demoUse } from './steps/demos/demo-use.js';
import { installedPackage } from './steps/demos/installed-package.js';
import { overviewDemos } from './steps/demos/overview-demos.js';
import { demoImports, libraryFiles, packageLibraries } from './steps/demos/libraries.js';
import { workspaceModules } from './steps/demos/workspace-modules.js';
import { demoMarkup } from './steps/demos/markup.js';
import { demoModule, pageDemoKeys } from './steps/demos/modules.js';
import { demoJavascript } from './steps/demos/source-files.js';
import { importsStyleLibrary } from './steps/demos/isolation.js';
import { allDemoLocations, demoEntries, demoLocations, demoSources } from './steps/demos/sources.js';
import { allDocumentFacts, documentSettings, document } from './steps/content/documents.js';
import { hostFiles } from './steps/site-files/host-files.js';
import { hasMetaPolicy, metaPolicy } from './steps/site-files/meta-policy.js';
import { links } from './steps/site-files/links.js';
import { publicFile, sitemapFile, textFiles } from './steps/site-files/text-files.js';
import { editScope } from './steps/demos/edit-scope.js';
import { importedValues } from './steps/demos/imported-values.js';
import { allDemos } from './steps/demos/all-demos.js';
import { moduleAddress, wrapperAddress } from './steps/demos/hydration.js';
import { demoWrapper, wrapperModule, wrapperPath } from './steps/demos/wrappers.js';
import { navigationFiles, navigationModules, attachedPackageNames } from './steps/site/navigation-modules.js';
import { workspaceFiles } from './steps/demos/workspace-files.js';
import { notFound } from './steps/site-files/not-found.js';
import { renderedFormula } from './steps/content/formulas.js';
import { page, parseSettings } from './steps/content/pages.js';
import {
  publicFiles,
  allRoutes,
  pageRoutes,
  sourceRouteIndex,
  routes,
  routeIndex,
  route,
} from './steps/site/routes.js';
import { compiledScript } from './steps/shell/compile-script.js';
import { scripts, inlineHashes } from './steps/shell/scripts.js';
import { indexedPage, searchIndexes } from './steps/site-files/search.js';
import { searchPaths } from './steps/site-files/search-paths.js';
import { serviceWorker } from './steps/site-files/service-worker.js';
import { site, missingPages, pageViews, pageView, navigationBranch } from './steps/site/site.js';
import { plannedPages, sourceRoutes, frontMatter } from './steps/site/sources.js';
import { demoBaseStyles } from './steps/shell/stylesheets.js';
import { itemPages } from './steps/reference/item-pages.js';
import { tailwindStyles } from './steps/demos/tailwind.js';
import {
  templateSettings,
  templateCode,
  markupRenderer,
  renderer,
  shellRules,
  shellStyles,
  layout,
  navigation,
} from './steps/shell/templates.js';
import { wholeNavigation, wholeNavigationKeys, wholeNavigations } from './steps/shell/whole-navigations.js';
import { navigationCoverage } from './steps/site/navigation-coverage.js';
import { navigationTree } from './steps/site/navigation-trees.js';
import { messages } from './steps/shell/messages.js';

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
  undocumentedComponents,
  requiredPackages,
  configuredFiles,
  demoPackages,
  requireSass,
  requireKatex,
  renderedFormula,
  importedValues,
  workspaceFiles,
  config,
  declaredConfig,
  demoUse,
  workspaceModules,
  demoImports,
  installedPackage,
  overviewDemos,
  packageLibraries,
  libraryFiles,
  demoEntries,
  importsStyleLibrary,
  demoSources,
  demoLocations,
  allDemoLocations,
  demoMarkup,
  demoModule,
  pageDemoKeys,
  allDemos,
  demoJavascript,
  documentSettings,
  document,
  allDocumentFacts,
  publicFile,
  links,
  sitemapFile,
  textFiles,
  hostFiles,
  hasMetaPolicy,
  metaPolicy,
  moduleAddress,
  wrapperAddress,
  wrapperPath,
  demoWrapper,
  wrapperModule,
  editScope,
  navigationFiles,
  navigationModules,
  attachedPackageNames,
  notFound,
  page,
  parseSettings,
  publicFiles,
  allRoutes,
  pageRoutes,
  sourceRouteIndex,
  routes,
  routeIndex,
  route,
  compiledScript,
  scripts,
  inlineHashes,
  indexedPage,
  searchIndexes,
  searchPaths,
  serviceWorker,
  site,
  missingPages,
  navigationCoverage,
  pageViews,
  pageView,
  navigationBranch,
  plannedPages,
  sourceRoutes,
  frontMatter,
  demoBaseStyles,
  itemPages,
  tailwindStyles,
  templateSettings,
  templateCode,
  markupRenderer,
  renderer,
  shellRules,
  shellStyles,
  layout,
  navigation,
  navigationTree,
  wholeNavigation,
  wholeNavigationKeys,
  wholeNavigations,
  messages,
];
