import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Copy link">
      <IconButton>
        <SvgIcon>
          <path d="M8 3h12v14h-3v4H4V7h4zm2 2v10h8V5zM6 9v10h9v-2H8V9z" />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
