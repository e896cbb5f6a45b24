import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from '../../catalog';

export default function FocusItem() {
  const apiRef = useRichTreeViewApiRef();
  const [requests, setRequests] = React.useState(0);

  React.useEffect(() => {
    if (requests > 0) apiRef.current?.focusItem?.(null, 'herbs');
  }, [apiRef, requests]);

  const goToHerbs = () => {
    apiRef.current?.setItemExpansion?.({ itemId: 'plants', shouldBeExpanded: true });
    setRequests((count) => count + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button variant="outlined" size="small" onClick={goToHerbs}>
        Go to herbs
      </Button>
      <RichTreeView
        id="focus-item"
        aria-label="Catalog with a button"
        apiRef={apiRef}
        items={catalog}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
