import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import StarIcon from '@mui/icons-material/Star';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Gallery, GalleryCard } from './Gallery';

const teas = [
  { name: 'Assam', grams: 250 },
  { name: 'Sencha', grams: 100 },
];

export default function DataDisplayGallery() {
  return (
    <Gallery>
      <GalleryCard title="Avatar" href="/material-ui/react-avatar/">
        <AvatarGroup max={4}>
          {['IK', 'MS', 'TA'].map((initials) => (
            <Avatar
              key={initials}
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {initials}
            </Avatar>
          ))}
        </AvatarGroup>
      </GalleryCard>
      <GalleryCard title="Badge" href="/material-ui/react-badge/">
        <Badge badgeContent={4} color="primary">
          <PersonIcon titleAccess="Four requests" />
        </Badge>
      </GalleryCard>
      <GalleryCard title="Chip" href="/material-ui/react-chip/">
        <Chip label="New" color="primary" />
        <Chip label="On sale" variant="outlined" />
      </GalleryCard>
      <GalleryCard title="Divider" href="/material-ui/react-divider/">
        <Divider sx={{ width: '100%' }}>
          or
        </Divider>
      </GalleryCard>
      <GalleryCard title="Icons" href="/material-ui/icons/">
        <HomeIcon color="primary" />
        <StarIcon color="action" />
        <PersonIcon color="success" />
      </GalleryCard>
      <GalleryCard title="Material Icons" href="/material-ui/material-icons/">
        <HomeIcon fontSize="small" />
        <HomeIcon />
        <HomeIcon fontSize="large" />
      </GalleryCard>
      <GalleryCard title="List" href="/material-ui/react-list/">
        <List dense disablePadding sx={{ width: '100%' }}>
          {['Drafts', 'Sent'].map((folder) => (
            <li key={folder}>
              <ListItemButton>
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <StarIcon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={folder} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </GalleryCard>
      <GalleryCard title="Table" href="/material-ui/react-table/">
        <Table size="small" aria-label="Teas">
          <TableHead>
            <TableRow>
              <TableCell>Tea</TableCell>
              <TableCell align="right">Grams</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {teas.map(({ name, grams }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell align="right">{grams}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </GalleryCard>
      <GalleryCard title="Tooltip" href="/material-ui/react-tooltip/">
        <Tooltip describeChild title="Sent two minutes ago">
          <Button>Delivered</Button>
        </Tooltip>
      </GalleryCard>
      <GalleryCard title="Typography" href="/material-ui/react-typography/">
        <Stack sx={{ alignItems: 'center' }}>
          <Typography variant="h5" component="p">
            Heading
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Body text
          </Typography>
        </Stack>
      </GalleryCard>
    </Gallery>
  );
}
