import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const area = { area: true, stack: 'total', showMark: false } as const;

export default function StackedAreas() {
  return (
    <LineChart
      title="Members by plan"
      desc="Members rise from 420 to 1,090; most of the growth is in the yearly plan."
      height={280}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
      series={[
        { ...area, data: [180, 240, 330, 420, 510, 610], label: 'Yearly' },
        { ...area, data: [160, 170, 190, 200, 240, 260], label: 'Monthly' },
        { ...area, data: [80, 90, 130, 150, 190, 220], label: 'Students' },
      ]}
    />
  );
}
