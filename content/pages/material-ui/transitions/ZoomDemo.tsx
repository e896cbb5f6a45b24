import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const filters = ['Vegan', 'Open now', 'Terrace'];

export default function ZoomDemo() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={shown} />}
        label="Show filters"
        onChange={(_event, checked) => setShown(checked)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {filters.map((filter, index) => (
          <Zoom
            key={filter}
            in={shown}
            style={{ transitionDelay: shown ? `${index * 120}ms` : '0ms' }}
          >
            <Chip label={filter} />
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
