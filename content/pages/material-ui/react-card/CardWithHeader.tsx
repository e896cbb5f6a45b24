import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';

export default function CardWithHeader() {
  return (
    <Card variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            MJ
          </Avatar>
        }
        title="Mira Joshi"
        subheader="Joined in March"
        action={<Button size="small">Follow</Button>}
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardContent>
        <Typography variant="body2">
          Writes about maps, and about the people who draw them.
        </Typography>
      </CardContent>
    </Card>
  );
}
