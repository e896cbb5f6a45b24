import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={1}
      options={stations}
      renderOption={({ key, ...props }, { label }, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...props}>
            <Icon fontSize="small" color={selected ? 'primary' : 'action'} sx={{ mr: 1 }} />
            {label}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Stations to watch" />}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
