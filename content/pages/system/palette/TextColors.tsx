import Box from '@mui/material/Box';

const names = ['text.primary', 'text.secondary', 'primary.main', 'error.main', 'success.main'];

export default function TextColors() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontWeight: 'bold' }}>
      {names.map((name) => (
        <Box component="li" key={name} sx={{ py: 0.5, color: name }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
