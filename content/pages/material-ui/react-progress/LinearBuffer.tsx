import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

export default function LinearBuffer() {
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        variant="buffer"
        value={35}
        valueBuffer={60}
        aria-label="Episode 4 played"
      />
    </Box>
  );
}
