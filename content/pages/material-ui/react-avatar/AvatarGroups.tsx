import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { initials, teamMembers } from './teamMembers';

const colors = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function AvatarGroups() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label={`Team: ${teamMembers.map(({ name }) => name).join(', ')}`}
      slotProps={{ surplus: { sx: colors } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {teamMembers.map(({ name }) => (
        <Avatar key={name} sx={colors}>
          {initials(name)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
