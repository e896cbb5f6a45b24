import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { posts, topics } from './blogPosts';

export default function Blog() {
  const [topic, setTopic] = React.useState('All');
  const [query, setQuery] = React.useState('');
  const shown = posts.filter(
    (post) =>
      (topic === 'All' || post.topic === topic) &&
      post.title.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ width: '100%', minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 2, sm: 4 } }}>
        <Typography component="h1" variant="h4" gutterBottom>
          Leaf and cup
        </Typography>
        <Typography color="text.secondary">Notes on growing, brewing and drinking tea</Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ my: 3, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <Stack direction="row" role="group" aria-label="Topic" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {topics.map((name) => (
              <Chip
                key={name}
                label={name}
                color={name === topic ? 'primary' : 'default'}
                aria-pressed={name === topic}
                onClick={() => setTopic(name)}
              />
            ))}
          </Stack>
          <TextField
            type="search"
            label="Search the titles"
            size="small"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Stack>
        <Grid container spacing={2}>
          {shown.map(({ title, topic: postTopic, date, text }) => (
            <Grid key={title} size={{ xs: 12, sm: 6, md: 4 }}>
              <Card component="article" variant="outlined" sx={{ height: '100%' }}>
                <CardActionArea href="#post" sx={{ height: '100%' }}>
                  <CardContent sx={{ height: '100%' }}>
                    <Typography variant="body2" color="text.secondary">
                      {postTopic} · {date}
                    </Typography>
                    <Typography component="h2" variant="h6" gutterBottom>
                      {title}
                    </Typography>
                    <Typography variant="body2">{text}</Typography>
                  </CardContent>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
        <Typography role="status" sx={{ mt: 2 }}>
          {shown.length === 0 && 'No post has these words in its title.'}
        </Typography>
      </Container>
    </Box>
  );
}
