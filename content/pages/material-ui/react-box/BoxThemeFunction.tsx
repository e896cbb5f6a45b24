import Box from '@mui/material/Box';

export default function BoxThemeFunction() {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 1, border: '1px dashed', borderColor: 'divider' },
        (theme) => theme.applyStyles('dark', { borderStyle: 'dotted' }),
      ]}
    >
      Dashed in light mode, dotted in dark mode
    </Box>
  );
}
