import { LineChart } from '@mui/x-charts/LineChart';

const visits = [
  { day: 'Mon', page: 1240, app: 860 },
  { day: 'Tue', page: 1310, app: 910 },
  { day: 'Wed', page: 1180, app: 980 },
  { day: 'Thu', page: 1420, app: 1050 },
  { day: 'Fri', page: 1290, app: 1120 },
  { day: 'Sat', page: 760, app: 1340 },
  { day: 'Sun', page: 690, app: 1410 },
];

export default function VisitorsByDay() {
  return (
    <LineChart
      title="Visits by day"
      desc="Visits to the page drop on weekends, when visits in the app are highest."
      height={280}
      dataset={visits}
      xAxis={[{ dataKey: 'day', scaleType: 'point' }]}
      series={[
        { dataKey: 'page', label: 'Page' },
        { dataKey: 'app', label: 'App' },
      ]}
    />
  );
}
