import Box from '@mui/material/Box';
import Container from '@mui/system/Container';

const outer = { border: 1, borderColor: 'divider', mb: 2 };
const inner = { py: 1, bgcolor: 'action.selected', color: 'text.primary' };

export default function ContainerGutters() {
  return (
    <Box sx={{ width: '100%' }}>
      <Container maxWidth="sm" sx={outer}>
        <Box sx={inner}>With gutters</Box>
      </Container>
      <Container maxWidth="sm" disableGutters sx={outer}>
        <Box sx={inner}>Without</Box>
      </Container>
    </Box>
  );
}
