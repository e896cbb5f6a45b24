import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FolderTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView id="folder-tree" aria-label="Files" defaultExpandedItems={['photos']}>
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="harbor" label="harbor.jpg" />
          <TreeItem itemId="bridge" label="bridge.jpg" />
        </TreeItem>
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="landlord" label="landlord.pdf" />
        </TreeItem>
        <TreeItem itemId="notes" label="notes.txt" />
      </SimpleTreeView>
    </Box>
  );
}
