import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function ResponsiveButtonGroup() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <ButtonGroup
      fullWidth
      orientation={isWide ? 'horizontal' : 'vertical'}
      aria-label="Delivery"
    >
      <Button>Change the address</Button>
      <Button>Track the parcel</Button>
      <Button>Contact the courier</Button>
    </ButtonGroup>
  );
}
