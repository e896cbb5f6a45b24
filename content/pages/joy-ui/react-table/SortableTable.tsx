import * as React from 'react';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const islands = [
  { name: 'Amrum', area: 20.5, people: 2200 },
  { name: 'Borkum', area: 30.7, people: 5100 },
  { name: 'Föhr', area: 82.8, people: 8200 },
  { name: 'Sylt', area: 99.1, people: 17_900 },
];
const columns = [
  { field: 'name', label: 'Island' },
  { field: 'area', label: 'Area (km²)' },
  { field: 'people', label: 'People' },
] as const;

export default function SortableTable() {
  const [sort, setSort] = React.useState<{ field: 'name' | 'area' | 'people'; up: boolean }>({
    field: 'people',
    up: false,
  });
  const sign = sort.up ? 1 : -1;
  const rows = [...islands].sort((a, b) => (a[sort.field] < b[sort.field] ? -sign : sign));

  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'sm', overflow: 'auto' }}>
      <Table aria-label="Islands" sx={{ minWidth: 300 }}>
        <thead>
          <tr>
            {columns.map(({ field, label }) => {
              const active = sort.field === field;
              return (
                <th
                  key={field}
                  scope="col"
                  aria-sort={active ? (sort.up ? 'ascending' : 'descending') : undefined}
                >
                  <Link
                    component="button"
                    underline="none"
                    textColor="inherit"
                    endDecorator={<span aria-hidden>{active ? (sort.up ? '↑' : '↓') : '↕'}</span>}
                    onClick={() => setSort({ field, up: active ? !sort.up : true })}
                  >
                    {label}
                  </Link>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, area, people }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{area}</td>
              <td>{people.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
