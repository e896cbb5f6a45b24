import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from './catalog';

export default function CatalogTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        id="catalog-tree"
        aria-label="Catalog"
        items={catalog}
        defaultExpandedItems={['tools', 'saws']}
        defaultSelectedItems="jigsaw"
      />
    </Box>
  );
}
