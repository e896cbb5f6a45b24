import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        id="simple-items"
        aria-label="Mailboxes"
        defaultExpandedItems={['inbox', 'projects']}
        disabledItemsFocusable
      >
        <TreeItem itemId="inbox" label="Inbox">
          <TreeItem itemId="projects" label="Projects" disableSelection>
            <TreeItem itemId="garden" label="Garden" />
            <TreeItem itemId="website" label="Website" />
          </TreeItem>
          <TreeItem itemId="receipts" label="Receipts" />
        </TreeItem>
        <TreeItem itemId="archive" label="Archive (offline)" disabled />
      </SimpleTreeView>
    </Box>
  );
}
