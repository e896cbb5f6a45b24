import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      Two steps of padding, and the colors of the theme
    </Box>
  );
}
