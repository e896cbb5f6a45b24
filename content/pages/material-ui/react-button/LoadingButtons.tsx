import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LoadingButtons() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" loading={saving} onClick={() => setSaving(true)}>
        Save changes
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={saving}
        loadingPosition="start"
        onClick={() => setSaving(true)}
      >
        Export report
      </Button>
    </Stack>
  );
}
