import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowForwardIcon, DownloadIcon } from './buttonIcons';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download invoice
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        Continue
      </Button>
    </Stack>
  );
}
