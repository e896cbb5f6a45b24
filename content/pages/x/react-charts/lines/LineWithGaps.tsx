import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];

export default function LineWithGaps() {
  return (
    <LineChart
      title="Readings of two sensors"
      desc="The hall has no readings at 11 and 12 o’clock; the gap of the roof is drawn through."
      height={260}
      xAxis={[{ data: hours, scaleType: 'point', valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        { data: [18, 19, 21, null, null, 24, 24, 23, 22], label: 'Hall' },
        { data: [11, 13, null, 17, 19, null, 21, 20, 18], label: 'Roof', connectNulls: true },
      ]}
    />
  );
}
