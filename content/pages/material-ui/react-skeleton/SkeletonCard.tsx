import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Loading"
      />
      <Card variant="outlined" aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                NB
              </Avatar>
            )
          }
          title={loading ? <Skeleton width="50%" /> : 'Nadia Berger'}
          subheader={loading ? <Skeleton width="30%" /> : 'Two hours ago'}
        />
        <CardContent>
          <Typography variant="body2">
            {loading ? (
              <React.Fragment>
                <Skeleton />
                <Skeleton width="70%" />
              </React.Fragment>
            ) : (
              'The samples arrived this morning. I left two of them on your desk.'
            )}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
