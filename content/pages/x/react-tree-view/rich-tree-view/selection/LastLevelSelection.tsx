import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog, type CatalogItem } from '../../catalog';

function findArticles(items: readonly CatalogItem[]): Map<string, number> {
  return new Map(
    items.flatMap(({ id, articles, children = [] }) =>
      articles === undefined ? [...findArticles(children)] : [[id, articles] as const],
    ),
  );
}

const articles = findArticles(catalog);

export default function LastLevelSelection() {
  const [selected, setSelected] = React.useState(['hammers', 'herbs']);
  const total = selected.reduce((sum, id) => sum + (articles.get(id) ?? 0), 0);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        id="last-level-selection"
        aria-label="Categories to count"
        items={catalog}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['tools', 'plants']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids.filter((id) => articles.has(id)))}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {total} articles
      </Typography>
    </Box>
  );
}
