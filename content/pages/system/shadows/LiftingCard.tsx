import Box from '@mui/material/Box';

export default function LiftingCard() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        font: 'inherit',
        cursor: 'pointer',
        boxShadow: 1,
        transition: 'box-shadow 150ms',
        '&:hover, &:focus-visible': { boxShadow: 6 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      Open the workshop
    </Box>
  );
}
