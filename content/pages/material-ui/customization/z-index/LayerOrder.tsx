import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function LayerOrder() {
  const layers = Object.entries(useTheme().zIndex).sort(([, a], [, b]) => b - a);

  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, width: 280, maxWidth: '100%' }}>
      {layers.map(([name, value]) => (
        <Box component="li" key={name} sx={{ mb: 0.5 }}>
          <Paper
            variant="outlined"
            sx={{ display: 'flex', justifyContent: 'space-between', px: 2, py: 1 }}
          >
            <code>{name}</code>
            <span>{value}</span>
          </Paper>
        </Box>
      ))}
    </Stack>
  );
}
