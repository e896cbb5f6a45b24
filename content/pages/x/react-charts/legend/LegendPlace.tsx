import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendPlace() {
  return (
    <PieChart
      title="Languages of a team"
      desc="Eight people speak English, five Spanish, three Polish."
      height={200}
      series={[
        {
          data: [
            { id: 'en', value: 8, label: 'English' },
            { id: 'es', value: 5, label: 'Spanish' },
            { id: 'pl', value: 3, label: 'Polish' },
          ],
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
