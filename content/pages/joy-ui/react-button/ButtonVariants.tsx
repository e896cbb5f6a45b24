import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(4, auto)' },
        gap: 1.5,
      }}
    >
      {colors.map((color) =>
        variants.map((variant) => (
          <Button key={`${color} ${variant}`} variant={variant} color={color}>
            {color} {variant}
          </Button>
        )),
      )}
    </Box>
  );
}
