import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const downloads = [820, 910, 870, 1040, 1130, 1090, 1260];
const weeks = ['May 4', 'May 11', 'May 18', 'May 25', 'June 1', 'June 8', 'June 15'];

export default function SparklineCard() {
  return (
    <Card variant="outlined" sx={{ width: 260 }}>
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          Downloads this week
        </Typography>
        <Typography variant="h5" component="p">
          1,260
        </Typography>
        <SparkLineChart
          title="Downloads rose from 820 to 1,260 in seven weeks"
          data={downloads}
          height={64}
          area
          showHighlight
          showTooltip
          xAxis={{ data: weeks, scaleType: 'point' }}
          valueFormatter={(value) => `${value ?? 0} downloads`}
        />
      </CardContent>
    </Card>
  );
}
