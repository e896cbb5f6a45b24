/** The script of a page of the API reference. */

import { initTableViews } from '../reference/init-table-views.js';

initTableViews();
