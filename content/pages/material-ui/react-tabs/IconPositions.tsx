import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const positions = ['top', 'start', 'end', 'bottom'] as const;

export default function IconPositions() {
  const [value, setValue] = React.useState<string>('top');

  return (
    <Tabs
      variant="scrollable"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Position of the icon"
    >
      {positions.map((position) => (
        <Tab
          key={position}
          value={position}
          label={position}
          icon={<FavoriteIcon />}
          iconPosition={position}
        />
      ))}
    </Tabs>
  );
}
