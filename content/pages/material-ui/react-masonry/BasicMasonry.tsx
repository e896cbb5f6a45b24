import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { NoteCard } from './NoteCard';
import { notes } from './notes';

export default function BasicMasonry() {
  return (
    <Box sx={{ width: '100%' }}>
      <Masonry columns={3} spacing={2}>
        {notes.map((note) => (
          <NoteCard key={note.title} {...note} />
        ))}
      </Masonry>
    </Box>
  );
}
