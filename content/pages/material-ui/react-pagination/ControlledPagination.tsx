import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 47;
const pageSize = 10;

export default function ControlledPagination() {
  const [page, setPage] = React.useState(1);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        Results {first} to {last} of {total}
      </Typography>
      <Pagination
        count={Math.ceil(total / pageSize)}
        page={page}
        onChange={(_event, value) => setPage(value)}
        aria-label="Search results"
      />
    </Stack>
  );
}
