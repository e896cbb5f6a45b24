import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography>Subtotal: €48.00</Typography>
      <Typography>Shipping: €4.90</Typography>
      <Divider sx={{ my: 1 }} />
      <Typography sx={{ fontWeight: 'fontWeightBold' }}>Total: €52.90</Typography>
    </Box>
  );
}
