import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const rowSx = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbIcons() {
  return (
    <Breadcrumbs aria-label="Path to the folder">
      <Link underline="hover" color="inherit" href="#icons" sx={rowSx}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Typography aria-current="page" sx={{ ...rowSx, color: 'text.primary' }}>
        <FolderIcon fontSize="inherit" />
        Invoices
      </Typography>
    </Breadcrumbs>
  );
}
