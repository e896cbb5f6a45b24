import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Landscape from './Landscape';
import { landscapes } from './landscapes';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={96}
      sx={{ width: 480, maxWidth: '100%', m: 0 }}
    >
      {landscapes.map((landscape, index) => (
        <ImageListItem key={landscape.label} {...sizes[index]}>
          <Landscape {...landscape} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
