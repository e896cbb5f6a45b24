import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const trains = [
  { name: 'EC 7', to: 'Hamburg', leaves: '8:02', platform: 4 },
  { name: 'ICE 279', to: 'Basel', leaves: '8:13', platform: 7 },
  { name: 'RE 5', to: 'Emden', leaves: '8:21', platform: 2 },
  { name: 'IC 2048', to: 'Dresden', leaves: '8:40', platform: 11 },
];

export default function BasicTable() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'sm', overflow: 'auto' }}>
      <Table hoverRow sx={{ '& tr > :last-child': { textAlign: 'right' } }}>
        <caption>Departures of this morning</caption>
        <thead>
          <tr>
            <th scope="col">Train</th>
            <th scope="col">To</th>
            <th scope="col">Leaves</th>
            <th scope="col">Platform</th>
          </tr>
        </thead>
        <tbody>
          {trains.map(({ name, to, leaves, platform }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{to}</td>
              <td>{leaves}</td>
              <td>{platform}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
