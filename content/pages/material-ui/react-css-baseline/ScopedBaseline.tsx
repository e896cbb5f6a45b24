import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline sx={{ p: 2, borderRadius: 1, maxWidth: 360 }}>
      <Typography variant="subtitle1" component="p">
        Booking widget
      </Typography>
      Only this box has the font, the colors and the box model of the theme.
    </ScopedCssBaseline>
  );
}
