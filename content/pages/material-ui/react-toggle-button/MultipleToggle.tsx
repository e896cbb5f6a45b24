import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function MultipleToggle() {
  const [styles, setStyles] = React.useState<readonly string[]>(['bold']);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Style of the text"
        value={styles}
        onChange={(_event, newStyles: string[]) => setStyles(newStyles)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <Box component="span" sx={{ fontWeight: 700 }}>
            B
          </Box>
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <Box component="span" sx={{ fontStyle: 'italic' }}>
            I
          </Box>
        </ToggleButton>
        <ToggleButton value="underlined" aria-label="Underlined">
          <Box component="span" sx={{ textDecoration: 'underline' }}>
            U
          </Box>
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="p"
        sx={{
          m: 0,
          fontWeight: styles.includes('bold') ? 700 : 400,
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
          textDecoration: styles.includes('underlined') ? 'underline' : 'none',
        }}
      >
        The quick brown fox
      </Box>
    </Stack>
  );
}
