import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Anchor {
  readonly nodeType: Node['ELEMENT_NODE'];
  getBoundingClientRect(): DOMRect;
}

export default function SelectionPopover() {
  const paragraphRef = React.useRef<HTMLParagraphElement>(null);
  const [anchorEl, setAnchorEl] = React.useState<Anchor | null>(null);
  const close = () => setAnchorEl(null);

  const openAtSelection = () => {
    const selection = window.getSelection();
    if (!selection?.rangeCount || selection.isCollapsed) return;
    const range = selection.getRangeAt(0);
    if (!paragraphRef.current?.contains(range.commonAncestorContainer)) return;
    const rectangle = range.getBoundingClientRect();
    setAnchorEl({ nodeType: 1, getBoundingClientRect: () => rectangle });
  };

  const selectAll = () => {
    window.getSelection()?.selectAllChildren(paragraphRef.current!);
    openAtSelection();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 440 }}>
      <Typography ref={paragraphRef} onMouseUp={openAtSelection}>
        The lighthouse was lit for the first time in 1822. Its lens, made of glass rings,
        turned one lamp into a beam that ships saw from thirty kilometers away.
      </Typography>
      <Button size="small" onClick={selectAll}>
        Select the paragraph
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Button onClick={close}>Highlight</Button>
        <Button onClick={close}>Comment</Button>
      </Popover>
    </Stack>
  );
}
