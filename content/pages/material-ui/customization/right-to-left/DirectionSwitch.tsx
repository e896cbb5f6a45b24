import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const texts = {
  ltr: { lang: 'en', title: 'Welcome', body: 'The border is at the start of the line.', rating: 'Rating' },
  rtl: { lang: 'ar', title: 'مرحبًا', body: 'الإطار في بداية السطر.', rating: 'التقييم' },
};

export default function DirectionSwitch() {
  const [direction, setDirection] = React.useState<Theme['direction']>('rtl');
  const [rating, setRating] = React.useState<number | null>(2);
  const { lang, title, body, rating: ratingLabel } = texts[direction];

  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Switch checked={direction === 'rtl'} />}
        label="Right-to-left"
        onChange={(_event, checked) => setDirection(checked ? 'rtl' : 'ltr')}
      />
      <ThemeProvider theme={(outer: Theme) => ({ ...outer, direction })}>
        <Paper
          dir={direction}
          lang={lang}
          variant="outlined"
          sx={{ p: 2, borderInlineStart: '4px solid', borderInlineStartColor: 'primary.main' }}
        >
          <Typography variant="h6" component="p">
            {title}
          </Typography>
          <Typography>{body}</Typography>
          <Box component="fieldset" sx={{ m: 0, mb: 1, p: 0, border: 0 }}>
            <Typography component="legend">{ratingLabel}</Typography>
            <Rating
              name="direction-rating"
              value={rating}
              onChange={(_event, value) => setRating(value)}
            />
          </Box>
          <Pagination count={3} size="small" />
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
