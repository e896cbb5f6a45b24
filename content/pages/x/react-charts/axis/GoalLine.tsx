import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function GoalLine() {
  return (
    <BarChart
      title="Steps by day"
      desc="The goal of 8,000 steps was reached on Tuesday, Thursday and Saturday."
      height={260}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[{ max: 14000 }]}
      series={[{ data: [6200, 8900, 7100, 9400, 5800, 12300, 4700], label: 'Steps' }]}
    >
      <ChartsReferenceLine y={8000} label="Goal" labelAlign="start" />
    </BarChart>
  );
}
