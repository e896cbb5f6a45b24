import usePagination from '@mui/material/usePagination';

const labels: Record<string, string> = { previous: 'Back', next: 'Next' };

const shape = 'min-w-9 cursor-pointer rounded-md px-3 py-1.5 text-sm font-medium disabled:cursor-default';
const plain =
  'text-sky-800 enabled:hover:bg-sky-100 disabled:text-slate-500 dark:text-sky-300 dark:enabled:hover:bg-sky-950 dark:disabled:text-slate-400';
const current = 'bg-sky-700 text-white hover:bg-sky-800 dark:bg-sky-300 dark:text-slate-900';

export default function CustomPagination() {
  const { items } = usePagination({ count: 6, defaultPage: 2 });

  return (
    <nav aria-label="Chapters" className="flex flex-wrap gap-1">
      {items.map(({ page, type, selected, ...item }) =>
        type.includes('ellipsis') ? (
          <span key={type}>…</span>
        ) : (
          <button
            key={type === 'page' ? page : type}
            type="button"
            {...item}
            className={`${shape} ${selected ? current : plain}`}
            aria-label={type === 'page' ? `Chapter ${page}` : undefined}
          >
            {labels[type] ?? page}
          </button>
        ),
      )}
    </nav>
  );
}
