/** The script of a page with demos: they come alive when they are seen or touched. Their toolbars come when one of them is
 *  about to be seen, or a link names a demo's code. */

import { listenToTouch, wakeInView, wakeSwapped, whenSeen } from './demos/wake.js';

/** The address of `toolbar.ts`, beside this script. */
declare const TOOLBAR: string;

const fetchToolbars = (): void => void import(TOOLBAR);

listenToTouch();
wakeInView();
wakeSwapped();
whenSeen('[data-island-slot="demo-toolbar"]', fetchToolbars);
addEventListener('hashchange', fetchToolbars);
if (location.hash) fetchToolbars();
