import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const levels = ['h1', 'h2', 'h3', 'h4', 'title-lg', 'title-md', 'title-sm'] as const;
const bodies = ['body-lg', 'body-md', 'body-sm', 'body-xs'] as const;

export default function TypographyLevels() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <Stack spacing={1}>
        {levels.map((level) => (
          <Typography key={level} level={level} component="p">
            {level}
          </Typography>
        ))}
      </Stack>
      <Stack spacing={1}>
        {bodies.map((level) => (
          <Typography key={level} level={level} component="p" textColor="text.secondary">
            {level}: the quick brown fox
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
