/** The script of a page with demos: hydrates them when they are seen or touched. Loads their toolbars when one of them is
 *  about to be seen, or a link names a demo's code. */

import {
  hydrateOnInteraction,
  hydrateInView,
  hydrateInserted,
  runWhenVisible,
} from '../demos/hydrate-demos.js';

/** The address of `toolbar.ts`, beside this script. */
declare const TOOLBAR: string;

const loadToolbars = (): void => void import(TOOLBAR);

hydrateOnInteraction();
hydrateInView();
hydrateInserted();
runWhenVisible('[data-island-slot="demo-toolbar"]', loadToolbars);
addEventListener('hashchange', loadToolbars);
if (location.hash) loadToolbars();
