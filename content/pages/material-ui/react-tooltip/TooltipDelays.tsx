import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Shown after half a second" enterDelay={500}>
        <Button>Slow to appear</Button>
      </Tooltip>
      <Tooltip describeChild title="Stays for a moment" leaveDelay={400}>
        <Button>Slow to leave</Button>
      </Tooltip>
      <Tooltip describeChild title="Moves with the pointer" followCursor>
        <Button>Follows the pointer</Button>
      </Tooltip>
    </Stack>
  );
}
