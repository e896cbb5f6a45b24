/** The script of a document that shows one demo in an iframe: follows the preferences and hydrates the demo. */

import { hydrateOnInteraction, hydrateInView } from '../demos/hydrate-demos.js';
import { followPreferences } from '../preferences/follow-preferences.js';

followPreferences();
hydrateOnInteraction();
hydrateInView();
