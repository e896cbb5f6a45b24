import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface ChildrenProps {
  readonly children: ReactNode;
}

export function Gallery({ children }: ChildrenProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {children}
    </Box>
  );
}

interface CardProps extends ChildrenProps {
  readonly title: string;
  readonly href: string;
}

export function GalleryCard({ title, href, children }: CardProps) {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
        <Link href={href}>{title}</Link>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexGrow: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          minHeight: 120,
          p: 2,
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}
