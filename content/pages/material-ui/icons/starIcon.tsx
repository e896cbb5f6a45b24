import { createSvgIcon } from '@mui/material/utils';

export const StarIcon = createSvgIcon(
  <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />,
  'Star',
);
