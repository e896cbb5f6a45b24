import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Employee {
  number: number;
  name: string;
  title: string;
  team?: Employee[];
}

const employees: Employee[] = [
  {
    number: 1,
    name: 'Rosa Lind',
    title: 'Director',
    team: [
      {
        number: 4,
        name: 'Tom Abara',
        title: 'Engineering',
        team: [{ number: 9, name: 'Mei Sato', title: 'Quality' }],
      },
      { number: 6, name: 'Ines Duarte', title: 'Sales' },
    ],
  },
];

export default function EmployeeTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        id="employee-tree"
        aria-label="Employees"
        items={employees}
        getItemId={(employee) => String(employee.number)}
        getItemLabel={(employee) => `${employee.name}, ${employee.title}`}
        getItemChildren={(employee) => employee.team}
        defaultExpandedItems={['1', '4']}
      />
    </Box>
  );
}
