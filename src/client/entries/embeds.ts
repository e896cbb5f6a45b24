/** The script of pages that show other hosts. */

import { loadEmbeds } from '../embeds/load-embeds.js';

loadEmbeds();
