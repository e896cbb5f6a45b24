import Box from '@mui/material/Box';

export default function VariantKey() {
  return (
    <Box component="article" sx={{ maxWidth: 400, color: 'text.primary' }}>
      <Box sx={{ typography: 'overline', color: 'text.secondary' }}>Recipe</Box>
      <Box sx={{ typography: 'h5' }}>Plum cake</Box>
      <Box sx={{ typography: 'body2' }}>
        Halve two pounds of plums. The cake takes an hour, and half of that in the oven.
      </Box>
    </Box>
  );
}
