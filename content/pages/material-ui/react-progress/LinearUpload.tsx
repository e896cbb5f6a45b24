import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinearUpload() {
  const [value, setValue] = React.useState(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      setValue((current) => Math.min(100, current + 10));
    }, 500);
    return () => clearInterval(timer);
  }, [running]);

  const finished = value === 100;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label="Upload of holiday.zip"
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" role="status">
        {finished ? 'holiday.zip is uploaded.' : `${value} %`}
      </Typography>
      <Button
        onClick={() => {
          setValue(finished ? 0 : value);
          setRunning(finished || !running);
        }}
      >
        {finished ? 'Upload again' : running ? 'Pause' : 'Upload'}
      </Button>
    </Stack>
  );
}
