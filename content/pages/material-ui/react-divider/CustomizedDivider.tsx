import Box from '@mui/material/Box';
import Divider, { dividerClasses } from '@mui/material/Divider';

export default function CustomizedDivider() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Divider sx={{ borderBottomWidth: 3, borderColor: 'primary.main' }} />
      <Divider
        sx={{
          mt: 3,
          color: 'text.secondary',
          typography: 'overline',
          '&::before, &::after': { borderTopStyle: 'dashed' },
          [`& .${dividerClasses.wrapper}`]: { px: 3 },
        }}
      >
        Chapter two
      </Divider>
    </Box>
  );
}
