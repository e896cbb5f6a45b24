/** The script of the toolbars under demos. */

import { addDemoToolbars } from '../demos/add-demo-toolbars.js';

addDemoToolbars();
