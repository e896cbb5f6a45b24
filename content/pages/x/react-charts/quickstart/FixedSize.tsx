import { PieChart } from '@mui/x-charts/PieChart';

export default function FixedSize() {
  return (
    <PieChart
      title="Visits by device"
      desc="62 percent phone, 31 percent desktop, 7 percent tablet."
      width={160}
      height={160}
      skipAnimation
      series={[
        {
          data: [
            { id: 'phone', value: 62, label: 'Phone' },
            { id: 'desktop', value: 31, label: 'Desktop' },
            { id: 'tablet', value: 7, label: 'Tablet' },
          ],
        },
      ]}
    />
  );
}
