import Box from '@mui/material/Box';

const widths = [
  { label: '1 / 4', value: 1 / 4 },
  { label: '0.5', value: 0.5 },
  { label: '1', value: 1 },
  { label: '140', value: 140 },
  { label: "'75%'", value: '75%' },
];

export default function WidthValues() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', color: 'text.primary' }}>
      {widths.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            boxSizing: 'border-box',
            width: value,
            p: 1,
            borderLeft: 3,
            borderColor: 'primary.main',
            bgcolor: 'action.hover',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
