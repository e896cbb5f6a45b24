import Box from '@mui/material/Box';
import Grid from '@mui/system/Grid';

const cell = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, height: 1, boxSizing: 'border-box' };

export default function ArticleGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1, color: 'text.primary' }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Box sx={cell}>Article: 12 columns, 8 from sm</Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Box sx={cell}>Author: 12 columns, 4 from sm</Box>
      </Grid>
      <Grid size="auto">
        <Box sx={cell}>auto</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={cell}>grow</Box>
      </Grid>
    </Grid>
  );
}
