import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardActionAreaDemo() {
  const [opened, setOpened] = React.useState(0);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea onClick={() => setOpened((count) => count + 1)}>
        <CardContent component="span" sx={{ display: 'block' }}>
          <Typography variant="h6" component="span" sx={{ display: 'block' }}>
            Quarterly report
          </Typography>
          <Typography variant="body2" component="span">
            Opened {opened} {opened === 1 ? 'time' : 'times'}
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" onClick={() => setOpened(0)}>
          Reset
        </Button>
      </CardActions>
    </Card>
  );
}
