import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const quakes = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  x: (index * 37) % 97,
  y: 20 + ((index * 53) % 71),
  z: 2 + ((index * 29) % 50) / 10,
}));

export default function EarthquakeColors() {
  return (
    <ScatterChart
      title="Earthquakes by distance and depth"
      desc="40 invented earthquakes; the color is the magnitude, below 4, from 4 to 6, or above."
      height={320}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Depth (km)', reverse: true }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [4, 6],
            colors: ['#0288d1', '#ef6c00', '#c62828'],
          },
        },
      ]}
      series={[
        {
          data: quakes,
          label: 'Earthquake',
          valueFormatter: (point) => (point ? `magnitude ${point.z.toFixed(1)}` : ''),
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'z' } }}
    />
  );
}
