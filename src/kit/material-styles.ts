/** What templates import from `@mui/material/styles`. It is compiled once, apart from them: of the modules that a template edit would
 *  have to go through, three quarters are these. */

export * from '@mui/material/styles';
