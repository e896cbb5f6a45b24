/** The script of a page of the API reference. */

import { offerViews } from './reference/views.js';

offerViews();
