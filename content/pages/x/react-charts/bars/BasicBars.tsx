import { BarChart } from '@mui/x-charts/BarChart';

const kilometers = (value: number | null) => (value === null ? '' : `${value} km`);

export default function BasicBars() {
  return (
    <BarChart
      title="Distance by bicycle"
      desc="Ada rode between 90 and 140 kilometers each week, Grace between 60 and 180."
      height={280}
      enableKeyboardNavigation
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
      yAxis={[{ label: 'Distance (km)' }]}
      series={[
        { data: [90, 120, 140, 115], label: 'Ada', valueFormatter: kilometers },
        { data: [60, 95, 180, 130], label: 'Grace', valueFormatter: kilometers },
      ]}
    />
  );
}
