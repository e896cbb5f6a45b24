import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

type Direction = NonNullable<SpeedDialProps['direction']>;

const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('up');
  const placement = direction === 'up' || direction === 'down' ? 'left' : 'top';
  const id = React.useId();

  return (
    <div>
      <FormControl>
        <FormLabel id={id}>Direction</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={direction}
          onChange={(_event, value) => setDirection(value as Direction)}
        >
          {directions.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={each} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ position: 'relative', height: 340 }}>
        <SpeedDial
          ariaLabel="Add to the page"
          icon={<SpeedDialIcon />}
          direction={direction}
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
          }}
        >
          <SpeedDialAction
            icon={<ArticleIcon />}
            slotProps={{ tooltip: { title: 'Note', placement } }}
          />
          <SpeedDialAction
            icon={<LinkIcon />}
            slotProps={{ tooltip: { title: 'Link', placement } }}
          />
        </SpeedDial>
      </Box>
    </div>
  );
}
