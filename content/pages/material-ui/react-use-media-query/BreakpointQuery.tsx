import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BreakpointQuery() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 150 }}>
      <Typography>
        {wide ? '900 pixels or wider' : 'Narrower than 900 pixels'}
      </Typography>
      <ButtonGroup
        orientation={wide ? 'horizontal' : 'vertical'}
        aria-label="Alignment"
      >
        <Button>Start</Button>
        <Button>Center</Button>
        <Button>End</Button>
      </ButtonGroup>
    </Stack>
  );
}
