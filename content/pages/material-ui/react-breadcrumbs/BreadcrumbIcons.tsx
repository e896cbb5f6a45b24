import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const rowSx = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbIcons() {
  return (
    <Breadcrumbs aria-label="Path to the folder">
      <Link underline="hover" color="inherit" href="#icons" sx={rowSx}>
        <SvgIcon fontSize="inherit">
          <path d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3z" />
        </SvgIcon>
        Home
      </Link>
      <Typography aria-current="page" sx={{ ...rowSx, color: 'text.primary' }}>
        <SvgIcon fontSize="inherit">
          <path d="M3 5h7l2 2h9v12H3z" />
        </SvgIcon>
        Invoices
      </Typography>
    </Breadcrumbs>
  );
}
