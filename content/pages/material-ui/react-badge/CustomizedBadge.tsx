import MailIcon from '@mui/icons-material/Mail';
import Badge, { badgeClasses } from '@mui/material/Badge';

export default function CustomizedBadge() {
  return (
    <Badge
      badgeContent={7}
      color="primary"
      sx={{
        [`& .${badgeClasses.badge}`]: {
          right: -4,
          top: 4,
          border: '2px solid',
          borderColor: 'background.paper',
          padding: '0 4px',
        },
      }}
    >
      <MailIcon titleAccess="Messages" />
    </Badge>
  );
}
