import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { NoteCard } from './NoteCard';
import { notes } from './notes';

export default function ResponsiveMasonry() {
  return (
    <Box sx={{ width: '100%' }}>
      <Masonry
        columns={{ xs: 2, sm: 3, md: 4 }}
        spacing={{ xs: 1, md: 2 }}
      >
        {notes.map((note) => (
          <NoteCard key={note.title} {...note} />
        ))}
      </Masonry>
    </Box>
  );
}
