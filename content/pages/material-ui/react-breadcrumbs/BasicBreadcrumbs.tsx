import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the product">
      <Link underline="hover" color="inherit" href="#basic-breadcrumbs">
        Shop
      </Link>
      <Link underline="hover" color="inherit" href="#basic-breadcrumbs">
        Kitchen
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Bread knives
      </Typography>
    </Breadcrumbs>
  );
}
