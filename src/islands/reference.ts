/** The script of a page of the API reference. */

import { initTableViews } from './reference/views.js';

initTableViews();
