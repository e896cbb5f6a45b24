import { createSvgIcon } from '@mui/material/utils';

export const SaveIcon = createSvgIcon(<path d="M5 3h11l5 5v13H3V5zM7 5v5h8V5zm5 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />, 'Save');

export const TrashIcon = createSvgIcon(<path d="M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7z" />, 'Trash');

export const BellIcon = createSvgIcon(
  <path d="M12 2a6 6 0 0 0-6 6v6l-2 3h16l-2-3V8a6 6 0 0 0-6-6zm-2 17a2 2 0 0 0 4 0z" />,
  'Bell',
);
