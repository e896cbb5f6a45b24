import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
      <GalleryCard title="GridLegacy" href="/material-ui/react-grid-legacy/">
        <Typography variant="body2" color="text.secondary">
          The grid of earlier versions
        </Typography>
      </GalleryCard>
      <GalleryCard title="Stack" href="/material-ui/react-stack/">
        <Stack spacing={1} sx={{ width: '100%' }}>
          <Tile>One</Tile>
          <Tile>Two</Tile>
        </Stack>
      </GalleryCard>
      <GalleryCard title="Image List" href="/material-ui/react-image-list/">
        <ImageList cols={3} gap={8} sx={{ width: '100%', m: 0 }}>
          {['info.light', 'success.light', 'warning.light'].map((color) => (
            <ImageListItem key={color}>
              <Box sx={{ height: 56, bgcolor: color, borderRadius: 1 }} />
            </ImageListItem>
          ))}
        </ImageList>
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
