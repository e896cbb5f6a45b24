import Stack from '@mui/material/Stack';
import StatCard from './StatCard';

export default function BasicStatCard() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <StatCard value="1,284" label="Orders this week" />
      <StatCard variant="outlined" value="98.2%" label="Delivered on time" />
    </Stack>
  );
}
