import { BarChart } from '@mui/x-charts/BarChart';

export default function QuarterlyOrders() {
  return (
    <BarChart
      title="Orders by quarter"
      desc="Online orders grow from 320 to 560; orders in stores stay near 300."
      height={300}
      enableKeyboardNavigation
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [320, 390, 450, 560], label: 'Online' },
        { data: [300, 310, 280, 305], label: 'In stores' },
      ]}
    />
  );
}
