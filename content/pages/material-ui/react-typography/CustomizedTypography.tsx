import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { openingHours } from './openingHours';

export default function CustomizedTypography() {
  return (
    <Box component="dl" sx={{ m: 0, width: 260 }}>
      {openingHours.map(({ days, hours }) => (
        <Box key={days} sx={{ mb: 1.5 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {days}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontWeight: 'fontWeightMedium',
              fontVariantNumeric: 'tabular-nums',
              letterSpacing: '0.02em',
            }}
          >
            {hours}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
