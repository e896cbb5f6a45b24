import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function CustomizedTooltip() {
  return (
    <Tooltip
      describeChild
      title={
        <>
          <Typography variant="subtitle2" component="span">
            Largest Contentful Paint
          </Typography>
          <br />
          Time until the main content of a page is visible.
        </>
      }
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'background.paper',
            color: 'text.primary',
            fontSize: 13,
            maxWidth: 240,
            border: '1px solid',
            borderColor: 'divider',
            boxShadow: 2,
          },
        },
      }}
    >
      <Link component="button" variant="body1">
        LCP
      </Link>
    </Tooltip>
  );
}
