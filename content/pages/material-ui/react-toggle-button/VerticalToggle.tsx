import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalToggle() {
  const [layer, setLayer] = React.useState('streets');
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Layer of the map"
      value={layer}
      onChange={(_event, newLayer: string | null) => setLayer(newLayer ?? layer)}
    >
      <ToggleButton value="streets">Streets</ToggleButton>
      <ToggleButton value="terrain">Terrain</ToggleButton>
      <ToggleButton value="satellite">Satellite</ToggleButton>
    </ToggleButtonGroup>
  );
}
