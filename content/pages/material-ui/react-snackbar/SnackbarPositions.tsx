import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const places: readonly SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState(places[0]!);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {places.map((one) => (
        <Button
          key={`${one.vertical} ${one.horizontal}`}
          onClick={() => {
            setPlace(one);
            setOpen(true);
          }}
        >
          {one.vertical} {one.horizontal}
        </Button>
      ))}
      <Snackbar
        open={open}
        anchorOrigin={place}
        key={`${place.vertical} ${place.horizontal}`}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message={`Shown at the ${place.vertical} ${place.horizontal}`}
      />
    </Stack>
  );
}
