/** What demos of Material UI 5 are surrounded with. Lies in the library file of Material UI. */

import * as allStyles from '@mui/material/styles';
import { adaptMaterial5, type Material5Styles } from '../../../site/mui/adapt-material-5.js';
import { materialTheme, type DemoThemes } from '../../../site/mui/demo-themes.js';

// The types are those of a later version.
const styles = adaptMaterial5(allStyles as unknown as Material5Styles);

export const material: DemoThemes['material'] = { styles, theme: materialTheme(styles) };
