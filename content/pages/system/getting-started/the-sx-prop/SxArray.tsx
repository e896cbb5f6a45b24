import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

export default function SxArray() {
  const [selected, setSelected] = React.useState('Monthly');
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {['Monthly', 'Yearly'].map((plan) => (
        <ButtonBase
          key={plan}
          aria-pressed={plan === selected}
          onClick={() => setSelected(plan)}
          sx={[
            {
              p: 2,
              border: 2,
              borderColor: 'divider',
              borderRadius: 1,
              typography: 'body1',
              color: 'text.primary',
            },
            plan === selected && { borderColor: 'primary.main', fontWeight: 'bold' },
          ]}
        >
          {plan}
        </ButtonBase>
      ))}
    </Box>
  );
}
