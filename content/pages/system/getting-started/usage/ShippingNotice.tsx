import Box from '@mui/material/Box';

export default function ShippingNotice() {
  return (
    <Box
      component="aside"
      sx={{
        maxWidth: 400,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
      }}
    >
      <Box sx={{ fontWeight: 'bold' }}>Your parcel is on its way</Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        It should arrive on Thursday between 9 and 12.
      </Box>
    </Box>
  );
}
