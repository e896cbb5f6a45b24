import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" variant="contained" aria-label="Position of the layer">
      <Button>Bring to front</Button>
      <Button>Bring forward</Button>
      <Button>Send backward</Button>
      <Button>Send to back</Button>
    </ButtonGroup>
  );
}
