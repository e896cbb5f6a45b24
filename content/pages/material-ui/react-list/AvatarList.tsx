import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { inboxMessages } from './inboxMessages';

export default function AvatarList() {
  return (
    <List sx={{ width: 400, maxWidth: '100%' }}>
      {inboxMessages.map(({ id, sender, subject, preview }) => (
        <ListItem key={id} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar
              aria-hidden
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {sender.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={sender}
            secondary={
              <>
                <Typography component="span" variant="body2" color="textPrimary">
                  {subject}
                </Typography>
                {`: ${preview}`}
              </>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
