import usePagination from '@mui/material/usePagination';
import './chapters.css';

const labels: Record<string, string> = { previous: 'Back', next: 'Next' };

export default function CustomPagination() {
  const { items } = usePagination({ count: 6, defaultPage: 2 });

  return (
    <nav aria-label="Chapters" className="chapters">
      {items.map(({ page, type, selected, ...item }) =>
        type.includes('ellipsis') ? (
          <span key={type}>…</span>
        ) : (
          <button
            key={type === 'page' ? page : type}
            type="button"
            {...item}
            className={selected ? 'chapters-item chapters-current' : 'chapters-item'}
            aria-label={type === 'page' ? `Chapter ${page}` : undefined}
          >
            {labels[type] ?? page}
          </button>
        ),
      )}
    </nav>
  );
}
