import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hotelReviews } from './hotelReviews';

export default function ReadOnlyRating() {
  return (
    <Stack spacing={1.5}>
      {hotelReviews.map(({ hotel, stars, votes }) => (
        <Stack key={hotel} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 120 }}>{hotel}</Typography>
          <Rating
            readOnly
            value={stars}
            precision={0.1}
            size="small"
            getLabelText={(value) => `${hotel}: ${value} out of 5 stars`}
          />
          <Typography variant="body2">
            {stars} ({votes} votes)
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
