import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { NoteCard } from './NoteCard';
import { notes } from './notes';

export default function SequentialMasonry() {
  return (
    <Box sx={{ width: '100%' }}>
      <Masonry columns={3} spacing={2} sequential>
        {notes.map(({ title, height }, index) => (
          <NoteCard key={title} title={`${index + 1}. ${title}`} height={height} />
        ))}
      </Masonry>
    </Box>
  );
}
