import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const TwoToneFolderIcon = createSvgIcon(
  [
    <path key="fill" d="M4 8h16v10H4z" opacity="0.3" />,
    <path key="line" d="M10 4H2v16h20V6H12zm10 14H4V8h16z" />,
  ],
  'TwoToneFolder',
);

export default function TwoToneIcon() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <TwoToneFolderIcon />
      <TwoToneFolderIcon color="primary" fontSize="large" />
      <TwoToneFolderIcon titleAccess="Shared folder" sx={{ color: 'success.main', fontSize: 48 }} />
    </Stack>
  );
}
