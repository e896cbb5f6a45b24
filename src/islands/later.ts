/** What a page can do a moment after it is there: starts each slice, of which none knows the others. */

import { measureClicks } from './analytics/clicks.js';
import { spyOnSections } from './contents/spy.js';
import { addCopyButtons } from './copy/buttons.js';
import { listenToShortcut } from './copy/shortcut.js';
import { tendDrawer } from './navigation/drawer.js';
import { prefetchOnIntent } from './navigation/prefetch.js';
import { followPreferences } from './preferences/follow.js';
import { offerViews } from './reference/views.js';

const navigation = document.getElementById('navigation');

followPreferences();
addCopyButtons();
listenToShortcut();
spyOnSections();
prefetchOnIntent();
measureClicks();
offerViews();
if (navigation) tendDrawer(navigation);
