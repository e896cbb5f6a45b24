/** The script of pages with tabs of code whose choice is kept. Like that of every page, it runs before the first paint. */

import { keepCodeTabs } from '../code-tabs/keep-code-tabs.js';

keepCodeTabs();
