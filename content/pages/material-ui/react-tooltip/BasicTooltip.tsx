import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Copy link">
      <IconButton>
        <ContentCopyIcon />
      </IconButton>
    </Tooltip>
  );
}
