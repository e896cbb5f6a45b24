/** The script of a document that shows one demo, in a frame: it looks as the reader wants the page, and comes alive at once. */

import { hydrateOnInteraction, hydrateInView } from './demos/wake.js';
import { followPreferences } from './preferences/follow.js';

followPreferences();
hydrateOnInteraction();
hydrateInView();
