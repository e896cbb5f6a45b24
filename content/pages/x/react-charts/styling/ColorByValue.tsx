import { BarChart } from '@mui/x-charts/BarChart';

export default function ColorByValue() {
  return (
    <BarChart
      title="Balance by month"
      desc="Losses in February and May, gains in all other months."
      height={260}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[
        { colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d32f2f', '#2e7d32'] } },
      ]}
      series={[{ data: [12, -7, 9, 15, -4, 21], label: 'Balance' }]}
    />
  );
}
