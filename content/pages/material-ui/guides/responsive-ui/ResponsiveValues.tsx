import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ResponsiveValues() {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: 2,
        p: { xs: 2, md: 3 },
        width: '100%',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="p">
          Your trial ends on Friday
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Choose a plan to keep your projects.
        </Typography>
      </Box>
      <Button variant="contained">See plans</Button>
    </Paper>
  );
}
