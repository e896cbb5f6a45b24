import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const areas = [
  { id: 'forest', value: 33, label: 'Forest' },
  { id: 'fields', value: 50, label: 'Fields' },
  { id: 'towns', value: 17, label: 'Towns' },
];

export default function CustomTooltip() {
  return (
    <PieChart
      aria-label="Use of land: forest 33 percent, fields 50 percent, towns 17 percent"
      height={220}
      series={[{ data: areas }]}
      slots={{ tooltip: ShareTooltip }}
    />
  );
}

function ShareTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ShareOfLand />
    </ChartsTooltipContainer>
  );
}

function ShareOfLand() {
  const item = useItemTooltip<'pie'>();
  if (!item) return null;
  return (
    <Paper elevation={4} sx={{ m: 1, px: 2, py: 1 }}>
      <Typography variant="body2">
        {item.formattedValue} % of the land: {item.label}
      </Typography>
    </Paper>
  );
}
