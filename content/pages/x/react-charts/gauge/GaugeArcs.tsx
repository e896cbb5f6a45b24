import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeArcs() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Gauge aria-label="Battery" width={130} height={130} value={72} text="72 %" />
      <Gauge
        aria-label="Speed"
        aria-valuetext="64 kilometers per hour"
        width={130}
        height={130}
        value={64}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value} km/h`}
      />
      <Gauge
        aria-label="Humidity"
        width={130}
        height={130}
        value={45}
        startAngle={-90}
        endAngle={90}
      />
    </Stack>
  );
}
