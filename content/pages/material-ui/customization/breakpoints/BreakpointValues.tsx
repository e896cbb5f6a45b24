import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BreakpointValues() {
  return (
    <Box
      sx={{
        m: 2,
        p: 2,
        borderRadius: 2,
        color: 'common.white',
        bgcolor: { xs: 'error.dark', sm: 'secondary.dark', md: 'success.dark' },
      }}
    >
      <Typography sx={{ display: { xs: 'block', sm: 'none' } }}>
        Below 600 pixels
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block', md: 'none' } }}>
        600 to 899 pixels
      </Typography>
      <Typography sx={{ display: { xs: 'none', md: 'block' } }}>
        900 pixels and more
      </Typography>
    </Box>
  );
}
