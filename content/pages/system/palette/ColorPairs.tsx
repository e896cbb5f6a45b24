import Box from '@mui/material/Box';

const names = ['primary', 'secondary', 'error', 'info'];

export default function ColorPairs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <Box
          key={name}
          sx={{
            px: 2,
            py: 1,
            borderRadius: 1,
            color: `${name}.contrastText`,
            bgcolor: `${name}.main`,
            fontSize: 20,
            fontWeight: 'bold',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
