import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from({ length: 12 }, (_, index) => new Date(2026, index, 1));
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export default function QuarterTicks() {
  return (
    <BarChart
      title="Rainy days in 2026"
      desc="Between 6 days in July and 15 in November and December."
      height={280}
      hideLegend
      xAxis={[
        {
          data: months,
          valueFormatter: (month: Date) => long.format(month),
          tickPlacement: 'middle',
          groups: [
            { getValue: (month: Date) => month.getMonth() + 1 },
            { getValue: (month: Date) => `Q${Math.floor(month.getMonth() / 3) + 1}` },
          ],
          height: 50,
        },
      ]}
      yAxis={[{ label: 'Days', tickMinStep: 5 }]}
      series={[{ data: [14, 12, 12, 10, 9, 8, 6, 7, 9, 13, 15, 15], label: 'Rainy days' }]}
    />
  );
}
