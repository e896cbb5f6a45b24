import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationAppearance() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} size="small" aria-label="Small" />
      <Pagination count={5} variant="outlined" aria-label="Outlined" />
      <Pagination
        count={5}
        variant="outlined"
        shape="rounded"
        color="primary"
        aria-label="Outlined and rounded"
      />
      <Pagination count={5} size="large" color="secondary" aria-label="Large" />
    </Stack>
  );
}
