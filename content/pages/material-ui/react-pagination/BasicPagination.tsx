import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={10} aria-label="Articles" />
      <Pagination count={10} defaultPage={4} color="primary" aria-label="Photos" />
      <Pagination count={10} disabled aria-label="Drafts" />
    </Stack>
  );
}
