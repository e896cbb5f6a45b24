import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButtonTooltip() {
  return (
    <Tooltip describeChild title="Only the owner can publish">
      <span>
        <Button variant="contained" disabled>
          Publish
        </Button>
      </span>
    </Tooltip>
  );
}
