import Box from '@mui/material/Box';

const hours = Array.from({ length: 12 }, (_, index) => `${index + 8}:00`);

export default function StickyHeader() {
  return (
    <Box
      role="region"
      aria-label="Departures on Monday"
      tabIndex={0}
      sx={{
        width: 240,
        height: 180,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          p: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          fontWeight: 'bold',
        }}
      >
        Monday
      </Box>
      {hours.map((hour) => (
        <Box key={hour} sx={{ p: 1 }}>
          {hour}
        </Box>
      ))}
    </Box>
  );
}
