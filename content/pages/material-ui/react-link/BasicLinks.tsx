import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Every order comes with a <Link href="#returns">free return</Link> within 30 days. See the{' '}
      <Link href="#terms">terms of sale</Link> for details.
    </Typography>
  );
}
