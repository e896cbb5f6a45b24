import * as React from 'react';
import Paper from '@mui/material/Paper';

export interface NoteCardProps extends React.ComponentProps<typeof Paper> {
  title: string;
  height: number;
}

/** Hands on what Masonry and its children give: the ref and `style`. */
export function NoteCard({ title, height, ...other }: NoteCardProps) {
  return (
    <Paper
      variant="outlined"
      {...other}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', height }}
    >
      {title}
    </Paper>
  );
}
