import * as React from 'react';
import Button from '@mui/material/Button';

export default function ButtonLoading() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button variant="contained" loading={saving} onClick={() => setSaving(true)}>
      Save changes
    </Button>
  );
}
