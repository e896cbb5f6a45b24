/** The script of every page: what must be there before a reader looks or clicks. All else is fetched when the browser is idle. */

import { listenToTouch, wakeInView } from './demos/wake.js';
import { toggleGroups } from './navigation/groups.js';
import { recallNavigation, rememberNavigation } from './navigation/memory.js';
import { whenParsed, whileParsed } from './parsed.js';

/** The address of `later.ts`, beside this one. */
declare const LATER: string;

listenToTouch();
whileParsed('navigation', (navigation, isComplete) => {
  recallNavigation(navigation, isComplete);
  if (!isComplete) return;
  rememberNavigation(navigation);
  toggleGroups(navigation);
});
whenParsed(() => {
  wakeInView();
  (window.requestIdleCallback ?? setTimeout)(() => import(LATER).catch(() => undefined));
});
