import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from '../../catalog';

export default function PropagatedSelection() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="Descendants"
        control={
          <Switch
            checked={descendants}
            onChange={(event) => setDescendants(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="Parents"
        control={
          <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
        }
      />
      <RichTreeView
        id="propagated-selection"
        aria-label="Categories to export"
        items={catalog}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['tools', 'saws']}
        defaultSelectedItems={['handsaw']}
      />
    </Box>
  );
}
