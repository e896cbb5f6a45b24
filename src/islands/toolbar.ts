/** The script of the toolbars under demos. */

import { addDemoToolbars } from './demos/toolbar.js';

addDemoToolbars();
