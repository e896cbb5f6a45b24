import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// #region counter
function useCounter(initial: number, step = 1) {
  const [count, setCount] = React.useState(initial);
  const increase = () => setCount((before) => before + step);
  const decrease = () => setCount((before) => before - step);
  return { count, increase, decrease };
}
// #endregion counter

// #region view
export default function CounterDemo() {
  const { count, increase, decrease } = useCounter(0);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {/* #region buttons */}
      <ButtonGroup aria-label="Counter">
        <Button aria-label="Decrease" onClick={decrease}>
          −
        </Button>
        <Button aria-label="Increase" onClick={increase}>
          +
        </Button>
      </ButtonGroup>
      {/* #endregion buttons */}
      <Typography color="text.primary" role="status">
        {count}
      </Typography>
    </Stack>
  );
}
// #endregion view
