import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { regions } from './timeZones';

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ minWidth: 220 }}>
      <InputLabel id={`${id}-label`}>Time zone</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Time zone"
        defaultValue="Europe/Paris"
      >
        {regions.flatMap((region) => [
          <ListSubheader key={region.name}>{region.name}</ListSubheader>,
          ...region.zones.map((zone) => (
            <MenuItem key={zone.id} value={zone.id}>
              {zone.city} ({zone.offset})
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
