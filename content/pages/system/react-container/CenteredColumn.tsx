import Box from '@mui/material/Box';
import Container from '@mui/system/Container';

export default function CenteredColumn() {
  return (
    <Container maxWidth="xs" sx={{ color: 'text.primary' }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        Never wider than 396 pixels: 444 without the gutters of 24 on both sides.
      </Box>
    </Container>
  );
}
