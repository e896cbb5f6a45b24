import Box from '@mui/material/Box';

export default function ReadingWidth() {
  return (
    <Box sx={{ maxWidth: { xs: 1, md: 'sm' }, color: 'text.primary' }}>
      Lines of about seventy characters are read with the least effort. On a phone this text
      fills the screen. On a wide one it ends at 600 pixels, however much room there is.
    </Box>
  );
}
