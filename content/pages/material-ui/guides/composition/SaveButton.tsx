import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SaveButtonProps extends ButtonProps {
  onSave: () => Promise<void>;
}

function SaveButton({ onSave, children = 'Save', ...props }: SaveButtonProps) {
  const [saving, setSaving] = React.useState(false);

  const save = async () => {
    setSaving(true);
    try {
      await onSave();
    } finally {
      setSaving(false);
    }
  };

  return (
    <Button variant="contained" {...props} loading={saving} onClick={save}>
      {children}
    </Button>
  );
}

export default function SaveButtonDemo() {
  const [saved, setSaved] = React.useState(0);

  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    setSaved((count) => count + 1);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2}>
        <SaveButton onSave={send} />
        <SaveButton onSave={send} variant="outlined" size="small">
          Save as draft
        </SaveButton>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {saved > 0 && `Saved ${saved} ${saved === 1 ? 'time' : 'times'}`}
      </Typography>
    </Stack>
  );
}
