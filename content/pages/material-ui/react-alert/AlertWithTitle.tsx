import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <AlertTitle>Maintenance tonight</AlertTitle>
      Reports are read-only between 22:00 and 23:00 UTC. Drafts are kept.
    </Alert>
  );
}
