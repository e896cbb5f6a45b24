import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function StyledParts() {
  return (
    <LineChart
      title="Sales and forecast"
      desc="Sales rose from 30 to 52; the forecast, a dashed line, goes on to 66."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: [2021, 2022, 2023, 2024, 2025, 2026, 2027],
          valueFormatter: String,
          tickMinStep: 1,
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={[
        {
          id: 'sales',
          data: [30, 34, 41, 47, 52, null, null],
          label: 'Sales',
          color: '#1976d2',
        },
        {
          id: 'forecast',
          data: [null, null, null, null, 52, 59, 66],
          label: 'Forecast',
          color: '#1976d2',
        },
      ]}
      sx={{
        [`& .${lineClasses.line}`]: { strokeWidth: 3 },
        [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '6 6' },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${axisClasses.tickLabel}`]: { fontWeight: 600 },
      }}
    />
  );
}
