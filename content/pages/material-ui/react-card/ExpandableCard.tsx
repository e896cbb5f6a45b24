import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';

export default function ExpandableCard() {
  const [expanded, setExpanded] = React.useState(false);
  const detailsId = React.useId();

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>Lentil soup, for four, ready in half an hour.</CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={expanded}
          aria-controls={detailsId}
          onClick={() => setExpanded((value) => !value)}
        >
          Ingredients
        </Button>
      </CardActions>
      <Collapse in={expanded} id={detailsId}>
        <CardContent>
          300 g red lentils, one onion, two carrots, a spoon of cumin, one lemon.
        </CardContent>
      </Collapse>
    </Card>
  );
}
