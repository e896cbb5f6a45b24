import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { catalog } from '../catalog';

export default function StyledTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        id="styled-tree"
        aria-label="Catalog with plus and minus"
        items={catalog}
        defaultExpandedItems={['tools']}
        itemChildrenIndentation={20}
        slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon }}
        sx={{
          [`& .${treeItemClasses.content}`]: { borderRadius: 5 },
          [`& .${treeItemClasses.content}[data-expanded]`]: { fontWeight: 700 },
          [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
          [`& .${treeItemClasses.groupTransition}`]: {
            ml: 2,
            borderLeft: '1px dashed',
            borderColor: 'divider',
          },
        }}
      />
    </Box>
  );
}
