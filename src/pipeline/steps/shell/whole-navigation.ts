/** The step that writes a product's whole navigation: a script of a page takes from it what the page does not hold. */

import type { Step } from '../../../graph/step.js';
import { createWholeBranchKey, toWholeNavigationPath } from '../../../site/navigation/whole-navigation.js';
import { config } from '../site/config.js';
import { site } from '../site/site.js';
import { navigation } from './templates.js';

/** Gives its address, which stays as it is when the navigation changes: so an edit of it leaves other pages alone. */
export const wholeNavigation: Step<string, string> = {
  name: 'whole navigation',
  run: async (read, navigationKey) => {
    const { html } = await read.step(navigation, createWholeBranchKey(await read.step(site), navigationKey));
    const path = toWholeNavigationPath(navigationKey);
    read.emit(path, closeAllGroups(html));
    const { base } = await read.step(config);
    return `${base}${path}`;
  },
};

/** A reader who opens a group finds its own groups closed. */
function closeAllGroups(html: string): string {
  return html
    .replaceAll(' data-open="true"', ' data-open="false"')
    .replaceAll(' aria-expanded="true"', ' aria-expanded="false"');
}
