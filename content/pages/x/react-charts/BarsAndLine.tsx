import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function BarsAndLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        title="Rain and temperature in spring"
        desc="Rain falls from 82 to 35 millimeters while the temperature rises from 3 to 21 degrees."
        height={300}
        enableKeyboardNavigation
        series={[
          { type: 'bar', data: [82, 74, 66, 58, 44, 35], yAxisId: 'rain', label: 'Rain (mm)' },
          {
            type: 'line',
            data: [3, 5, 9, 13, 17, 21],
            yAxisId: 'temperature',
            label: 'Temperature (°C)',
          },
        ]}
        xAxis={[{ id: 'months', data: months, scaleType: 'band' }]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)' },
          { id: 'temperature', label: 'Temperature (°C)', position: 'right' },
        ]}
      >
        <ChartsGrid horizontal />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="temperature" />
        <ChartsTooltip />
      </ChartsContainer>
    </Box>
  );
}
