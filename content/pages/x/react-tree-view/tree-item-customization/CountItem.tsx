import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { catalog, type CatalogItem } from '../catalog';

const CountedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CountedItem(props, ref) {
    const item = useTreeItemModel<CatalogItem>(props.itemId);
    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {props.label}
            {item?.articles !== undefined && (
              <Typography component="span" variant="body2" color="text.secondary">
                {item.articles} articles
              </Typography>
            )}
          </Box>
        }
      />
    );
  },
);

export default function CountItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        id="count-item"
        aria-label="Catalog with numbers"
        items={catalog}
        defaultExpandedItems={['plants']}
        slots={{ item: CountedItem }}
      />
    </Box>
  );
}
