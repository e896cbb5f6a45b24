import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const data = [12, 14, 13, 19, 17, 24, 31];

export default function SparklineTypes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <SparkLineChart title="Rises from 12 to 31" data={data} width={140} height={48} />
      <SparkLineChart
        title="The same data as an area"
        data={data}
        width={140}
        height={48}
        area
        curve="natural"
      />
      <SparkLineChart
        title="The same data as bars"
        data={data}
        width={140}
        height={48}
        plotType="bar"
      />
    </Stack>
  );
}
