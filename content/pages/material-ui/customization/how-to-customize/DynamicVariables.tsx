import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const BatteryBar = styled(LinearProgress)({
  height: 12,
  borderRadius: 6,
  [`& .${linearProgressClasses.bar}`]: { backgroundColor: 'var(--battery-color)' },
});

export default function DynamicVariables() {
  const [isSaving, setIsSaving] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isSaving} />}
        label="Save energy"
        onChange={(_event, checked) => setIsSaving(checked)}
      />
      <BatteryBar
        variant="determinate"
        value={62}
        aria-label="Battery"
        style={{ '--battery-color': isSaving ? '#b26a00' : '#2e7d32' } as React.CSSProperties}
      />
    </Stack>
  );
}
