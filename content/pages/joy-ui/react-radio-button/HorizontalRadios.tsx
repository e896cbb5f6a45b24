import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function HorizontalRadios() {
  return (
    <RadioGroup
      orientation="horizontal"
      name="rating"
      aria-label="How was it?"
      defaultValue="good"
      sx={{ flexWrap: 'wrap', rowGap: 1 }}
    >
      <Radio value="poor" label="Poor" color="danger" />
      <Radio value="fair" label="Fair" variant="soft" />
      <Radio value="good" label="Good" color="success" variant="solid" />
    </RadioGroup>
  );
}
