import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';

export default function BasicChips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Chip>Draft</Chip>
      <Chip color="success">Published</Chip>
      <Chip variant="outlined" color="danger">
        Overdue
      </Chip>
      <Chip variant="solid" color="primary" size="sm">
        New
      </Chip>
      <Chip size="lg" startDecorator={<Avatar component="span" size="sm">A</Avatar>}>
        Ada
      </Chip>
    </Box>
  );
}
