import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns = ['Date', 'Price', 'Seller'];

export function TransferExample() {
  const [shown, setShown] = React.useState<readonly string[]>(['Price']);

  const move = (column: string) =>
    setShown(
      shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column],
    );
  const renderList = (title: string, isShown: boolean) => (
    <Box role="group" aria-label={`${title} columns`} sx={{ minWidth: 96 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      {columns
        .filter((column) => shown.includes(column) === isShown)
        .map((column) => (
          <FormControlLabel
            key={column}
            control={<Checkbox size="small" checked={isShown} />}
            label={column}
            onChange={() => move(column)}
            sx={{ display: 'flex' }}
          />
        ))}
    </Box>
  );

  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 140 }}>
      {renderList('Hidden', false)}
      {renderList('Shown', true)}
    </Stack>
  );
}
