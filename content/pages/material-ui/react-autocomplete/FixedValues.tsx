import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

const start = stations[14]!;

export default function FixedValues() {
  const [stops, setStops] = React.useState([start, stations[11]!]);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={stations}
      value={stops}
      onChange={(_event, chosen) =>
        setStops([start, ...chosen.filter((stop) => stop !== start)])
      }
      renderValue={(chosen, getItemProps) =>
        chosen.map((stop, index) => {
          const { key, onDelete, ...props } = getItemProps({ index });
          return stop === start ? (
            <Chip key={key} {...props} label={stop.label} icon={<LockIcon />} />
          ) : (
            <Chip key={key} {...props} label={stop.label} onDelete={onDelete} />
          );
        })
      }
      renderInput={(params) => (
        <TextField {...params} label="Stops" helperText="The trip starts in Zurich." />
      )}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
