import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const separators = [
  { name: 'Text separator', separator: '›' },
  { name: 'Dash separator', separator: '–' },
  { name: 'Icon separator', separator: <NavigateNextIcon fontSize="small" /> },
];

export default function BreadcrumbSeparators() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} separator={separator} aria-label={name}>
          <Link color="inherit" href="#separators">
            Library
          </Link>
          <Link color="inherit" href="#separators">
            Maps
          </Link>
          <Link color="textPrimary" href="#separators" aria-current="page">
            Harbors
          </Link>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
