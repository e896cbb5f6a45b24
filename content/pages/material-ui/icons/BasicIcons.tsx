import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function BasicIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <SvgIcon>
        <path d="M12 3 2.5 11H5v9h5v-6h4v6h5v-9h2.5z" />
      </SvgIcon>
      <SvgIcon color="primary">
        <path d="M12 21 3 12a5.5 5.5 0 0 1 9-6 5.5 5.5 0 0 1 9 6z" />
      </SvgIcon>
      <SvgIcon color="success" titleAccess="Paid">
        <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />
      </SvgIcon>
    </Stack>
  );
}
