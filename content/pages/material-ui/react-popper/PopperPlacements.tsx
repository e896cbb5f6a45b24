import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements: readonly PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left',
];

export default function PopperPlacements() {
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom-start');
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={4} sx={{ alignItems: 'center', width: '100%' }}>
      <TextField
        select
        slotProps={{ select: { native: true } }}
        size="small"
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ width: 180 }}
      >
        {placements.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </TextField>
      <Box sx={{ position: 'relative', py: 6 }}>
        <Box
          ref={setAnchorEl}
          sx={{ px: 3, py: 2, border: '2px dashed', borderColor: 'divider' }}
        >
          Anchor
        </Box>
        {anchorEl && (
          <Popper open disablePortal anchorEl={anchorEl} placement={placement}>
            <Paper
              sx={{ m: 0.5, px: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              Popper
            </Paper>
          </Popper>
        )}
      </Box>
    </Stack>
  );
}
