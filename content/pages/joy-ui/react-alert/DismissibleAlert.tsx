import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

function CheckIcon() {
  return (
    <SvgIcon>
      <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />
    </SvgIcon>
  );
}

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  return (
    <Box sx={{ width: '100%', maxWidth: 480, minHeight: 80, display: 'grid', alignItems: 'center' }}>
      {open ? (
        <Alert
          color="success"
          startDecorator={<CheckIcon />}
          endDecorator={
            <Button size="sm" variant="soft" color="success" onClick={() => setOpen(false)}>
              Dismiss
            </Button>
          }
        >
          <div>
            <Typography level="title-sm" textColor="inherit">
              Saved
            </Typography>
            <Typography level="body-sm" textColor="inherit">
              Everybody in your team sees the new prices.
            </Typography>
          </div>
        </Alert>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'center' }}>
          Save again
        </Button>
      )}
    </Box>
  );
}
