import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';

export default function BasicNoSsr() {
  return (
    <div>
      <Box sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        Rendered on the server and in the browser
      </Box>
      <NoSsr>
        <Box sx={{ p: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
          Rendered in the browser only
        </Box>
      </NoSsr>
    </div>
  );
}
