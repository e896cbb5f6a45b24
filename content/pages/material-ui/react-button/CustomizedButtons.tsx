import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)({
  borderRadius: 999,
  paddingInline: 24,
  textTransform: 'none',
});

export default function CustomizedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained" disableElevation>
        Start free trial
      </PillButton>
      <Button
        variant="outlined"
        sx={{
          borderWidth: 2,
          textTransform: 'none',
          fontWeight: 'fontWeightBold',
          '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
        }}
      >
        Book a demo
      </Button>
    </Stack>
  );
}
