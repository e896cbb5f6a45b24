import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

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
