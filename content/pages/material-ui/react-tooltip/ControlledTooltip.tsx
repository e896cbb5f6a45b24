import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltip() {
  const [copied, setCopied] = React.useState(false);

  React.useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Tooltip
      describeChild
      title="Copied"
      open={copied}
      onClose={() => setCopied(false)}
      disableHoverListener
      disableFocusListener
      disableTouchListener
    >
      <Button variant="outlined" onClick={() => setCopied(true)}>
        Copy order number
      </Button>
    </Tooltip>
  );
}
