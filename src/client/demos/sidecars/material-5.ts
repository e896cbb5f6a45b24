/** What demos of Material UI 5 are surrounded with. Lies in the library file of Material UI. */

import * as allStyles from '@mui/material/styles';
import { adaptMaterial5, type Material5Styles } from '../../../demos/render/adapt-material-5.js';
import { materialTheme, type DemoProviders } from '../../../demos/render/wrap-in-providers.js';

// The types are those of a later version.
const styles = adaptMaterial5(allStyles as unknown as Material5Styles);

export const material: DemoProviders['material'] = { styles, theme: materialTheme(styles) };
