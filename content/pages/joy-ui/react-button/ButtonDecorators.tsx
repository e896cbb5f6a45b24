import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

function PlusIcon() {
  return (
    <SvgIcon>
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </SvgIcon>
  );
}

export default function ButtonDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<PlusIcon />}>New folder</Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={
          <Chip component="span" size="sm" variant="solid" color="neutral">
            12
          </Chip>
        }
      >
        Inbox
      </Button>
    </Stack>
  );
}
