/** The script of a document that shows one demo, in a frame: it looks as the reader wants the page, and comes alive at once. */

import { hydrateOnInteraction, hydrateInView } from '../demos/hydrate-demos.js';
import { followPreferences } from '../preferences/follow-preferences.js';

followPreferences();
hydrateOnInteraction();
hydrateInView();
