import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function CustomGroups() {
  return (
    <Autocomplete
      options={stations}
      groupBy={({ country }) => country}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <Box
            aria-hidden
            sx={{
              position: 'sticky',
              top: -8,
              zIndex: 1,
              px: 2,
              py: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              typography: 'subtitle2',
            }}
          >
            {group}
          </Box>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Destination" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
