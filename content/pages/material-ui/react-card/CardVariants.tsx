import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

export default function CardVariants() {
  return (
    <Stack direction="row" spacing={3}>
      <Card>
        <CardContent>Elevation</CardContent>
      </Card>
      <Card variant="outlined">
        <CardContent>Outlined</CardContent>
      </Card>
      <Card raised>
        <CardContent>Raised</CardContent>
      </Card>
    </Stack>
  );
}
