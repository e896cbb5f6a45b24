import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Position {
  readonly anchorOrigin: PopoverOrigin;
  readonly transformOrigin: PopoverOrigin;
}

const positions = {
  'Below, left edges aligned': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  },
  'Below, centered': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  },
  'Above, right edges aligned': {
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
    transformOrigin: { vertical: 'bottom', horizontal: 'right' },
  },
  'To the right': {
    anchorOrigin: { vertical: 'center', horizontal: 'right' },
    transformOrigin: { vertical: 'center', horizontal: 'left' },
  },
} satisfies Record<string, Position>;

type Name = keyof typeof positions;

export default function PopoverOrigins() {
  const [name, setName] = React.useState<Name>('Below, centered');
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControl>
        <FormLabel id={id}>Position</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={name}
          onChange={(_event, value) => setName(value as Name)}
        >
          {Object.keys(positions).map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={each} />
          ))}
        </RadioGroup>
      </FormControl>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Open
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        {...positions[name]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position', tabIndex: -1 } }}
      >
        <Typography sx={{ p: 2 }}>{name}</Typography>
      </Popover>
    </Stack>
  );
}
