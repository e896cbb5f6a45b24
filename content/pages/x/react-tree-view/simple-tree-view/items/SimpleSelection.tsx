import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelection() {
  const [selected, setSelected] = React.useState<string[]>(['Basil']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        id="simple-selection"
        aria-label="Seeds"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['Herbs']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="Herbs" label="Herbs">
          <TreeItem itemId="Basil" label="Basil" />
          <TreeItem itemId="Thyme" label="Thyme" />
        </TreeItem>
        <TreeItem itemId="Beans" label="Beans" />
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
