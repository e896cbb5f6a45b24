import Stack from '@mui/material/Stack';
import Slider, { sliderClasses, type SliderProps } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

interface LevelSliderProps extends SliderProps {
  danger?: boolean;
}

const LevelSlider = styled(Slider, {
  shouldForwardProp: (prop) => prop !== 'danger',
})<LevelSliderProps>(({ theme }) => ({
  height: 8,
  [`& .${sliderClasses.thumb}`]: { borderRadius: 4, width: 12 },
  variants: [
    {
      props: { danger: true },
      style: { color: (theme.vars ?? theme).palette.error.main },
    },
  ],
}));

export default function ReusableComponent() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <LevelSlider defaultValue={40} aria-label="Oil pressure" />
      <LevelSlider danger defaultValue={90} aria-label="Temperature" />
    </Stack>
  );
}
