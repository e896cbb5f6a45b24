import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const machines = [
  { id: 'small', name: 'Small', text: '2 cores, 4 GB' },
  { id: 'medium', name: 'Medium', text: '4 cores, 16 GB' },
  { id: 'large', name: 'Large', text: '16 cores, 64 GB' },
];

export default function RadioCards() {
  return (
    <RadioGroup
      overlay
      name="machine"
      aria-label="Machine"
      defaultValue="medium"
      sx={{ gap: 1.5, width: 320, maxWidth: '100%' }}
    >
      {machines.map(({ id, name, text }) => (
        <Sheet
          key={id}
          variant="outlined"
          sx={{ p: 2, borderRadius: 'md', display: 'flex', alignItems: 'center', gap: 2 }}
        >
          <Radio value={id} label={name} sx={{ flexGrow: 1 }} />
          <Typography level="body-sm" textColor="text.secondary">
            {text}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
