import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const placements = ['top', 'right', 'bottom', 'left'] as const;

export default function TooltipPlacements() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          arrow
          placement={placement}
          title={`On the ${placement}`}
        >
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
