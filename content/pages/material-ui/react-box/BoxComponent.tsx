import Box from '@mui/material/Box';

export default function BoxComponent() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '8em 1fr' }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        Departure
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Box component="time" dateTime="08:14" sx={{ fontWeight: 600 }}>
          8:14
        </Box>
        , platform 3
      </Box>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        Arrival
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        11:02
      </Box>
    </Box>
  );
}
