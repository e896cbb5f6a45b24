import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { Gallery, GalleryCard } from './Gallery';

export default function LayoutGallery() {
  return (
    <Gallery>
      <GalleryCard title="Box" href="/material-ui/react-box/">
        <Box sx={{ p: 2, border: '2px dashed', borderColor: 'primary.main', borderRadius: 1 }}>
          Any style of the theme
        </Box>
      </GalleryCard>
      <GalleryCard title="Container" href="/material-ui/react-container/">
        <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
          <Container maxWidth="xs">
            <Tile>Centered, with gutters</Tile>
          </Container>
        </Box>
      </GalleryCard>
      <GalleryCard title="Grid" href="/material-ui/react-grid/">
        <Grid container spacing={1} sx={{ width: '100%' }}>
          <Grid size={8}>
            <Tile>8</Tile>
          </Grid>
          <Grid size={4}>
            <Tile>4</Tile>
          </Grid>
          <Grid size={4}>
            <Tile>4</Tile>
          </Grid>
          <Grid size={8}>
            <Tile>8</Tile>
          </Grid>
        </Grid>
      </GalleryCard>
      <GalleryCard title="Stack" href="/material-ui/react-stack/">
        <Stack spacing={1} sx={{ width: '100%' }}>
          <Tile>One</Tile>
          <Tile>Two</Tile>
        </Stack>
      </GalleryCard>
    </Gallery>
  );
}

function Tile({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ p: 0.5, textAlign: 'center', bgcolor: 'action.selected', borderRadius: 1 }}>
      {children}
    </Box>
  );
}
