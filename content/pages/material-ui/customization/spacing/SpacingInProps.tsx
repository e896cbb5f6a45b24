import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SpacingInProps() {
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 320 }}>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        Your table is ready
      </Typography>
      <Typography>Four people, by the window, until ten.</Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
        <Button variant="contained">Thanks</Button>
        <Button>Ask for another</Button>
      </Stack>
      <Box sx={{ mt: 2, mx: -3, mb: -3, px: 3, py: 1, bgcolor: 'action.hover' }}>
        Negative margins reach the edges.
      </Box>
    </Paper>
  );
}
