import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const parents = ['Archive', 'Letters', '1921', 'March', 'Vienna'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show the whole path"
      aria-label="Path to the letter"
    >
      {parents.map((name) => (
        <Link
          key={name}
          underline="hover"
          color="inherit"
          href="#collapsing-long-paths"
        >
          {name}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        To Anna, 3 March
      </Typography>
    </Breadcrumbs>
  );
}
