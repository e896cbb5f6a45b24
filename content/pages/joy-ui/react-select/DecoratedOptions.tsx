import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const regions = [
  { id: 'eu-west', name: 'Ireland', delay: '24 ms' },
  { id: 'eu-central', name: 'Frankfurt', delay: '11 ms' },
  { id: 'us-east', name: 'Virginia', delay: '96 ms' },
  { id: 'ap-south', name: 'Mumbai', delay: '131 ms' },
];

export default function DecoratedOptions() {
  return (
    <FormControl required sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Region</FormLabel>
      <Select
        name="region"
        placeholder="Choose a region"
        variant="soft"
        sx={{ '--Select-placeholderOpacity': 0.85 }}
      >
        {regions.map(({ id, name, delay }) => (
          <Option key={id} value={id} label={name}>
            <ListItemContent>{name}</ListItemContent>
            <Typography level="body-sm" textColor="text.secondary">
              {delay}
            </Typography>
          </Option>
        ))}
      </Select>
      <FormHelperText>Your data stays in this region.</FormHelperText>
    </FormControl>
  );
}
