import Box from '@mui/material/Box';

export default function CornerBadge() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 240,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
      }}
    >
      Walking tour, three hours
      <Box
        sx={{
          position: 'absolute',
          top: -12,
          right: 16,
          px: 1,
          borderRadius: 1,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        New
      </Box>
    </Box>
  );
}
