import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [name, setName] = React.useState('new project');
  const valid = /^[a-z0-9-]+$/.test(name);
  return (
    <FormControl error={!valid} sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Repository</FormLabel>
      <Input value={name} onChange={(event) => setName(event.target.value)} />
      <FormHelperText sx={{ color: 'text.secondary' }}>
        {valid ? 'This name can be used.' : 'Use small letters, digits and hyphens, without spaces.'}
      </FormHelperText>
    </FormControl>
  );
}
