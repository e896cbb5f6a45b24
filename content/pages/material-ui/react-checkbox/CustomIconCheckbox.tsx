import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Checkbox from '@mui/material/Checkbox';

export default function CustomIconCheckbox() {
  return (
    <Checkbox
      icon={<BookmarkBorderIcon />}
      checkedIcon={<BookmarkIcon />}
      slotProps={{ input: { 'aria-label': 'Save to reading list' } }}
      sx={{ '&.Mui-checked': { color: 'secondary.main' } }}
    />
  );
}
