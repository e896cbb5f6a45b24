import { LineChart } from '@mui/x-charts/LineChart';

export default function LegendToggle() {
  return (
    <LineChart
      title="Energy by region"
      desc="North rises from 40 to 61, south from 22 to 35, and west stays near 30."
      height={280}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'point' }]}
      yAxis={[{ label: 'Gigawatt hours' }]}
      series={[
        { id: 'north', data: [40, 47, 55, 61], label: 'North' },
        { id: 'south', data: [22, 27, 30, 35], label: 'South' },
        { id: 'west', data: [31, 30, 32, 29], label: 'West' },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />
  );
}
