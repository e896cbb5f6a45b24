import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckList } from './CheckList';
import { columns } from './tableColumns';

export default function BasicTransferList() {
  const [chosen, setChosen] = React.useState<ReadonlySet<string>>(
    new Set(['name', 'email']),
  );
  const [checked, setChecked] = React.useState<ReadonlySet<string>>(new Set());
  const available = columns.filter(({ id }) => !chosen.has(id));
  const shown = columns.filter(({ id }) => chosen.has(id));

  const toggle = (id: string) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    setChecked(next);
  };

  const move = (ids: readonly string[], isAdding: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isAdding) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
    setChecked(new Set([...checked].filter((id) => !ids.includes(id))));
  };

  const toAdd = available.map(({ id }) => id).filter((id) => checked.has(id));
  const toRemove = shown.map(({ id }) => id).filter((id) => checked.has(id));

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: 'center', maxWidth: '100%' }}
    >
      <CheckList title="Available" items={available} checked={checked} onToggle={toggle} />
      <Stack spacing={1}>
        <Button
          variant="outlined"
          size="small"
          disabled={toAdd.length === 0}
          onClick={() => move(toAdd, true)}
        >
          Add
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={toRemove.length === 0}
          onClick={() => move(toRemove, false)}
        >
          Remove
        </Button>
      </Stack>
      <CheckList title="Shown" items={shown} checked={checked} onToggle={toggle} />
    </Stack>
  );
}
