import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const rows = months.map((month, index) => ({ month, orders: 420 + index * 37, returns: 12 + index }));

export default function StickyTable() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Orders by month"
      sx={{ width: '100%', maxWidth: 420, height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stripe="odd" borderAxis="bothBetween" size="sm">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Orders</th>
            <th scope="col">Returns</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, orders, returns }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{orders}</td>
              <td>{returns}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
