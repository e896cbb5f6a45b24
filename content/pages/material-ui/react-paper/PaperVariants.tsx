import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Outlined
      </Paper>
      <Paper variant="outlined" square sx={{ p: 3 }}>
        Outlined, square
      </Paper>
      <Paper elevation={3} square sx={{ p: 3 }}>
        Elevation, square
      </Paper>
    </Stack>
  );
}
