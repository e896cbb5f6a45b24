import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingBackdrop() {
  const [isPaying, setIsPaying] = React.useState(false);
  const [isPaid, setIsPaid] = React.useState(false);

  React.useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setTimeout(() => {
      setIsPaying(false);
      setIsPaid(true);
    }, 2500);
    return () => clearTimeout(timer);
  }, [isPaying]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setIsPaying(true)}>
        Pay 48.00 €
      </Button>
      <Typography role="status">
        {isPaying ? 'Payment in progress.' : isPaid ? 'Paid. Thank you!' : 'Not paid yet.'}
      </Typography>
      <Backdrop open={isPaying} sx={{ color: 'common.white', zIndex: 'modal' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </Stack>
  );
}
