import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from '../../catalog';

const parents = ['tools', 'saws', 'plants'];

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const isExpanded = expanded.length > 0;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setExpanded(isExpanded ? [] : parents)}>
        {isExpanded ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        id="expand-all"
        aria-label="Catalog to expand"
        items={catalog}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
