import { BarChart } from '@mui/x-charts/BarChart';

const causes = [
  { cause: 'Wrong size', returns: 214 },
  { cause: 'Damaged', returns: 96 },
  { cause: 'Late delivery', returns: 71 },
  { cause: 'Not as shown', returns: 58 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      title="Reasons for returns"
      desc="A wrong size is the reason for 214 returns, more than twice as many as any other."
      height={260}
      hideLegend
      layout="horizontal"
      dataset={causes}
      yAxis={[{ dataKey: 'cause', width: 100 }]}
      xAxis={[{ label: 'Returns' }]}
      series={[{ dataKey: 'returns', label: 'Returns' }]}
    />
  );
}
