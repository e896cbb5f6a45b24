import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from '../../catalog';

export default function IconTrigger() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        id="icon-trigger"
        aria-label="Catalog with expanding icons"
        items={catalog}
        expansionTrigger="iconContainer"
      />
    </Box>
  );
}
