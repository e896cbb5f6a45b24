import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Topic {
  readonly label: string;
  readonly isNew?: boolean;
}

const filter = createFilterOptions<Topic>({ trim: true });

const isSame = (topic: Topic, text: string) =>
  topic.label.toLowerCase() === text.toLowerCase();

export default function CreateOption() {
  const [topics, setTopics] = React.useState<readonly Topic[]>([
    { label: 'Delays' },
    { label: 'Luggage' },
    { label: 'Tickets' },
  ]);
  const [value, setValue] = React.useState<Topic | null>(null);

  const handleChange = (_event: React.SyntheticEvent, chosen: Topic | null) => {
    if (!chosen?.isNew) return setValue(chosen);
    const created = { label: chosen.label };
    setTopics([...topics, created]);
    setValue(created);
  };

  return (
    <Autocomplete
      options={topics}
      value={value}
      onChange={handleChange}
      filterOptions={(options, state) => {
        const found = filter([...options], state);
        const label = state.inputValue.trim();
        if (label === '' || options.some((topic) => isSame(topic, label))) return found;
        return [...found, { label, isNew: true }];
      }}
      renderOption={({ key, ...props }, { label, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Create “${label}”` : label}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Topic" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
