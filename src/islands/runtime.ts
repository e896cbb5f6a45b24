/** The script of every page: what must be there before a reader looks or clicks. All else is fetched when the browser is idle. */

import { keepEarlyPress } from './early.js';
import { toggleGroups } from './navigation/groups.js';
import { recallNavigation, rememberNavigation } from './navigation/memory.js';
import { tendPageChange } from './navigation/page-change.js';
import { whenParsed, whileParsed } from './parsed.js';

/** The addresses of `later.ts` and of `demos.ts`, beside this one; that is empty on a site without demos. */
declare const LATER: string;
declare const DEMOS: string;

const answerEarlyPress = keepEarlyPress();

tendPageChange();
whileParsed('navigation', (navigation, isComplete) => {
  recallNavigation(navigation, isComplete);
  if (!isComplete) return;
  rememberNavigation(navigation);
  toggleGroups(navigation);
});
whenParsed(() => {
  if (DEMOS && document.querySelector('.demo[data-module]')) load(DEMOS);
  (window.requestIdleCallback ?? setTimeout)(() => load(LATER).then(answerEarlyPress));
});

/** A page does without what it cannot get. */
function load(address: string): Promise<unknown> {
  return import(address).catch(() => undefined);
}
