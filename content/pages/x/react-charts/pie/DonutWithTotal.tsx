import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { id: 'photos', value: 84, label: 'Photos' },
  { id: 'videos', value: 61, label: 'Videos' },
  { id: 'documents', value: 17, label: 'Documents' },
];
const total = storage.reduce((sum, { value }) => sum + value, 0);

export default function DonutWithTotal() {
  return (
    <PieChart
      title="Used storage"
      desc="162 gigabytes: photos 84, videos 61, documents 17."
      height={220}
      series={[
        {
          data: storage,
          innerRadius: '65%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} GB`,
        },
      ]}
    >
      <CenterText>{`${total} GB`}</CenterText>
    </PieChart>
  );
}

function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Box
      component="text"
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      sx={{ fill: (theme) => (theme.vars ?? theme).palette.text.primary, typography: 'h6' }}
    >
      {children}
    </Box>
  );
}
