import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
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
        slots={{ expandIcon: PlusIcon, collapseIcon: MinusIcon }}
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

function PlusIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </SvgIcon>
  );
}

function MinusIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 11h14v2H5z" />
    </SvgIcon>
  );
}
