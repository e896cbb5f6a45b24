import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const answers = [
  { id: 'yes', value: 58, label: 'Yes', color: '#1b5e20' },
  { id: 'no', value: 27, label: 'No', color: '#b71c1c' },
  { id: 'unsure', value: 15, label: 'Not sure', color: '#424242' },
];

export default function LabeledPie() {
  return (
    <PieChart
      title="Should the library open on Sundays?"
      desc="58 percent yes, 27 percent no, 15 percent not sure."
      height={220}
      series={[
        {
          data: answers,
          arcLabel: ({ value }) => `${value} %`,
          arcLabelMinAngle: 30,
          arcLabelRadius: '60%',
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 700 } }}
    />
  );
}
