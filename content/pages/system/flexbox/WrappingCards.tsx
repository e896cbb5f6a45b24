import Box from '@mui/material/Box';

const rooms = ['Kitchen', 'Living room', 'Bedroom', 'Study', 'Bathroom'];

export default function WrappingCards() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', color: 'text.primary' }}
    >
      {rooms.map((room) => (
        <Box
          key={room}
          sx={{ flex: '1 1 160px', p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {room}
        </Box>
      ))}
    </Box>
  );
}
