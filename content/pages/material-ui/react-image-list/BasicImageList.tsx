import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Landscape from './Landscape';
import { landscapes } from './landscapes';

export default function BasicImageList() {
  return (
    <ImageList cols={3} rowHeight={120} gap={8} sx={{ width: 480, maxWidth: '100%', m: 0 }}>
      {landscapes.map((landscape) => (
        <ImageListItem key={landscape.label}>
          <Landscape {...landscape} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
