import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Landscape from './Landscape';
import { landscapes } from './landscapes';

export default function TitledImageList() {
  return (
    <ImageList gap={12} sx={{ width: 480, maxWidth: '100%', m: 0 }}>
      {landscapes.slice(0, 2).map((landscape) => (
        <ImageListItem key={landscape.label}>
          <Landscape {...landscape} height={120} />
          <ImageListItemBar
            title={landscape.label}
            subtitle="Over the image"
            sx={{ bgcolor: 'rgba(0, 0, 0, 0.75)' }}
          />
        </ImageListItem>
      ))}
      {landscapes.slice(2, 4).map((landscape) => (
        <ImageListItem key={landscape.label}>
          <Landscape {...landscape} height={120} />
          <ImageListItemBar position="below" title={landscape.label} subtitle="Below the image" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
