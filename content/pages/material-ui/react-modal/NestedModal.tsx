import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const centerSx = { display: 'grid', placeItems: 'center' };

export default function NestedModal() {
  const [outer, setOuter] = React.useState(false);
  const [inner, setInner] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOuter(true)}>Open the first</Button>
      <Modal open={outer} onClose={() => setOuter(false)} sx={centerSx}>
        <Paper role="dialog" aria-modal="true" aria-label="First" sx={{ p: 6 }}>
          <Button onClick={() => setInner(true)}>Open the second</Button>
          <Modal open={inner} onClose={() => setInner(false)} sx={centerSx}>
            <Paper role="dialog" aria-modal="true" aria-label="Second" sx={{ p: 3 }}>
              <Button onClick={() => setInner(false)}>Close the second</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
