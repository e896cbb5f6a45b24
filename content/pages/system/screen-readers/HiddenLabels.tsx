import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';

const articles = ['Choosing a kettle', 'Water and its hardness', 'How long to brew'];

export default function HiddenLabels() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}>
      {articles.map((article) => (
        <Box component="li" key={article} sx={{ position: 'relative', py: 0.5 }}>
          {article}:{' '}
          <Link href="#controls">
            Read
            <Box component="span" sx={visuallyHidden}>
              {' '}
              “{article}”
            </Box>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
