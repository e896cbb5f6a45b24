import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const columns = ['Author', 'Year', 'Publisher', 'Shelf'];

export default function DismissiblePopper() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(['Author', 'Year']);
  const id = React.useId();

  const toggle = (column: string, checked: boolean) =>
    setShown(checked ? [...shown, column] : shown.filter((each) => each !== column));

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown}>
        <Button
          ref={buttonRef}
          variant="contained"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Columns ({shown.length})
        </Button>
        <Popper
          id={id}
          role="group"
          aria-label="Columns"
          open={open}
          anchorEl={() => buttonRef.current!}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ mt: 1, px: 2, py: 1 }}>
            <FormGroup>
              {columns.map((column) => (
                <FormControlLabel
                  key={column}
                  control={<Checkbox size="small" checked={shown.includes(column)} />}
                  label={column}
                  onChange={(_event, checked) => toggle(column, checked)}
                />
              ))}
            </FormGroup>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
