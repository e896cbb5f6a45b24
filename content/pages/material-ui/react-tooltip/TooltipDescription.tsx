import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Moves the page to the bin for 30 days">
      <Button variant="outlined" color="error">
        Delete page
      </Button>
    </Tooltip>
  );
}
