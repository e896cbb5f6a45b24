import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function EasingCurves() {
  const [isEnd, setIsEnd] = React.useState(false);
  const { transitions } = useTheme();

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      {Object.entries(transitions.easing).map(([name, easing]) => (
        <div key={name}>
          <Typography variant="body2">{name}</Typography>
          <Box sx={{ borderRadius: 1, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                width: 24,
                height: 24,
                borderRadius: 1,
                bgcolor: 'primary.main',
                marginInlineStart: isEnd ? 'calc(100% - 24px)' : 0,
                transition: transitions.create('margin', { easing, duration: 1000 }),
              }}
            />
          </Box>
        </div>
      ))}
      <Button variant="outlined" onClick={() => setIsEnd(!isEnd)}>
        Move
      </Button>
    </Stack>
  );
}
