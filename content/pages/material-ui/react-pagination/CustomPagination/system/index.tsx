import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

const labels: Record<string, string> = { previous: 'Back', next: 'Next' };

export default function CustomPagination() {
  const { items } = usePagination({ count: 6, defaultPage: 2 });

  return (
    <Stack component="nav" direction="row" aria-label="Chapters">
      {items.map(({ page, type, selected, ...item }) =>
        type.includes('ellipsis') ? (
          <span key={type}>…</span>
        ) : (
          <Button
            key={type === 'page' ? page : type}
            {...item}
            size="small"
            variant={selected ? 'contained' : 'text'}
            aria-label={type === 'page' ? `Chapter ${page}` : undefined}
          >
            {labels[type] ?? page}
          </Button>
        ),
      )}
    </Stack>
  );
}
