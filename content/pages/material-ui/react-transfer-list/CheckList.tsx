import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Column } from './tableColumns';

interface CheckListProps {
  readonly title: string;
  readonly items: readonly Column[];
  readonly checked: ReadonlySet<string>;
  onToggle(id: string): void;
}

export function CheckList({ title, items, checked, onToggle }: CheckListProps) {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ width: 180, maxWidth: '100%', minHeight: 250, px: 2, py: 1.5 }}
    >
      <Typography id={id} variant="subtitle2" component="p">
        {title} ({items.length})
      </Typography>
      <FormGroup>
        {items.map(({ id: key, name }) => (
          <FormControlLabel
            key={key}
            control={<Checkbox size="small" checked={checked.has(key)} />}
            label={name}
            onChange={() => onToggle(key)}
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
