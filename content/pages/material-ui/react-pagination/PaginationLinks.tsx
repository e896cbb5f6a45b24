import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  return (
    <Pagination
      count={5}
      page={2}
      aria-label="Archive"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component="a"
          href={`?page=${item.page}#pagination-as-links`}
        />
      )}
    />
  );
}
