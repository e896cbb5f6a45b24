import { BarChart } from '@mui/x-charts/BarChart';

export default function LabeledBars() {
  return (
    <BarChart
      title="Tickets closed by team"
      desc="Support closed 84 tickets, billing 47, shipping 63."
      height={260}
      hideLegend
      borderRadius={6}
      xAxis={[{ data: ['Support', 'Billing', 'Shipping'], categoryGapRatio: 0.5 }]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          data: [84, 47, 63],
          label: 'Closed',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
}
