import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';

export default function CustomIconRating() {
  return (
    <Rating
      name="hearts"
      defaultValue={2}
      max={4}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} Heart${value === 1 ? '' : 's'}`}
      sx={{
        '& .MuiRating-iconFilled': { color: 'secondary.main' },
        '& .MuiRating-iconHover': { color: 'secondary.dark' },
      }}
    />
  );
}
