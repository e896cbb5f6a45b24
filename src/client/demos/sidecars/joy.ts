/** What demos of Joy UI are surrounded with. Lies in the library file of Joy UI. */

import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { joyTheme, type DemoProviders } from '../../../demos/render/wrap-in-providers.js';

const styles = { CssVarsProvider, extendTheme };

export const joy: DemoProviders['joy'] = { styles, theme: joyTheme(styles) };
