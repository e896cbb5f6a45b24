import { LineChart } from '@mui/x-charts/LineChart';
import type { HighlightScope as Scope } from '@mui/x-charts/context';

const highlightScope: Scope = { highlight: 'item', fade: 'global' };

export default function HighlightScope() {
  return (
    <LineChart
      aria-label="Passengers of three bus lines from 2022 to 2025; only line 7 grows every year"
      height={280}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'point' }]}
      series={[
        { data: [310, 335, 330, 342], label: 'Line 4', highlightScope },
        { data: [190, 240, 285, 360], label: 'Line 7', highlightScope },
        { data: [260, 230, 245, 225], label: 'Line 12', highlightScope },
      ]}
    />
  );
}
