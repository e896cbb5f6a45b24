import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function BasicInput() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Project name</FormLabel>
        <Input name="project" placeholder="Lighthouse" />
      </FormControl>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
        <FormHelperText>We send the invoice to this address.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
