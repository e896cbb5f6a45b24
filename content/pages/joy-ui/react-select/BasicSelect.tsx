import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  const [priority, setPriority] = React.useState<string | null>('normal');
  return (
    <FormControl sx={{ width: 240, maxWidth: '100%' }}>
      <FormLabel>Priority</FormLabel>
      <Select value={priority} onChange={(_event, value) => setPriority(value)}>
        <Option value="low">Low</Option>
        <Option value="normal">Normal</Option>
        <Option value="high">High</Option>
        <Option value="urgent">Urgent</Option>
      </Select>
    </FormControl>
  );
}
