/** The script of every page: what must run before a reader looks or clicks. The rest is fetched when the browser is idle. */

import { captureEarlyPress } from '../startup/capture-early-press.js';
import { initGroups } from '../navigation/groups.js';
import { restoreNavigation } from '../navigation/navigation-state.js';
import { initPageTransitions } from '../navigation/init-page-transitions.js';
import { runWhenIdle } from '../startup/run-when-idle.js';
import { runWhenParsed, watchWhileParsing } from '../startup/when-parsed.js';

/** The addresses of `later.ts`, `group.ts` and `demos.ts`, beside this one; the last is empty on a site without demos. */
declare const LATER: string;
declare const GROUP: string;
declare const DEMOS: string;

interface GroupScript {
  loadGroup(navigation: HTMLElement, item: HTMLElement): Promise<void>;
}

const replayEarlyPress = captureEarlyPress();

initPageTransitions();
watchWhileParsing('navigation', (navigation, isComplete) => {
  restoreNavigation(navigation, isComplete);
  if (!isComplete) return;
  initGroups(navigation, async (item) => ((await import(GROUP)) as GroupScript).loadGroup(navigation, item));
});
runWhenParsed(() => {
  if (DEMOS && document.querySelector('.demo[data-module]')) loadScript(DEMOS);
  runWhenIdle(() => loadScript(LATER).then(replayEarlyPress));
});

/** A page works without a script that cannot be fetched. */
function loadScript(url: string): Promise<unknown> {
  return import(url).catch(() => undefined);
}
