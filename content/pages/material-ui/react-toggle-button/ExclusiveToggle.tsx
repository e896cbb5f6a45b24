import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ExclusiveToggle() {
  const [view, setView] = React.useState('week');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="View of the calendar"
      value={view}
      onChange={(_event, newView: string | null) => {
        if (newView !== null) setView(newView);
      }}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
