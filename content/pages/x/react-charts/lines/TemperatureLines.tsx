import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(2026, 3, index + 1)));
const degrees = (value: number | null) => (value === null ? '' : `${value} °C`);
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export default function TemperatureLines() {
  return (
    <LineChart
      title="Temperature in April"
      desc="Both cities get warmer; Porto stays about five degrees above Oslo."
      height={300}
      enableKeyboardNavigation
      grid={{ horizontal: true }}
      xAxis={[{ data: days, scaleType: 'utc', valueFormatter: (day: Date) => date.format(day) }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[
        {
          data: [12, 13, 12, 14, 15, 15, 17, 16, 18, 19],
          label: 'Porto',
          valueFormatter: degrees,
        },
        {
          data: [6, 7, 9, 8, 9, 11, 12, 10, 13, 14],
          label: 'Oslo',
          shape: 'square',
          valueFormatter: degrees,
        },
      ]}
    />
  );
}
