import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function LocalBackdrop() {
  const [isLoading, setIsLoading] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isLoading} />}
        label="Reload the sales"
        onChange={(_event, checked) => setIsLoading(checked)}
      />
      <Paper
        variant="outlined"
        aria-busy={isLoading}
        sx={{ position: 'relative', overflow: 'hidden', p: 2 }}
      >
        <Typography variant="overline">Sales this week</Typography>
        <Typography variant="h4" component="p">
          1,284
        </Typography>
        <Typography>112 more than last week</Typography>
        <Backdrop
          open={isLoading}
          sx={{ position: 'absolute', color: 'common.white' }}
        >
          <CircularProgress color="inherit" />
        </Backdrop>
      </Paper>
    </Stack>
  );
}
