import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Landscape from './Landscape';
import { landscapes } from './landscapes';

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: 480, maxWidth: '100%', m: 0 }}>
      {landscapes.map((landscape) => (
        <ImageListItem key={landscape.label}>
          <Landscape {...landscape} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
