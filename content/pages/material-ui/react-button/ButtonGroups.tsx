import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroups() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="outlined" aria-label="Zoom">
        <Button aria-label="Zoom out">−</Button>
        <Button>100%</Button>
        <Button aria-label="Zoom in">+</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" size="small" aria-label="Move item">
        <Button>Top</Button>
        <Button>Up</Button>
        <Button>Down</Button>
      </ButtonGroup>
    </Stack>
  );
}
