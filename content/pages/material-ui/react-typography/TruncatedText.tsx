import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text =
  'Minutes of the meeting about the new bicycle lanes between the station and the market square';

export default function TruncatedText() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Typography noWrap>{text}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Stack>
  );
}
