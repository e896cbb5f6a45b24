/** The script of a page with demos: they come alive when they are seen or touched, and each has its tools. */

import { addDemoToolbars } from './demos/toolbar.js';
import { listenToTouch, wakeInView, wakeSwapped } from './demos/wake.js';

listenToTouch();
wakeInView();
wakeSwapped();
addDemoToolbars();
