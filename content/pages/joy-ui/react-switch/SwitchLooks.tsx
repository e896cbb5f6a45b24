import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';

const variants = ['solid', 'soft', 'outlined'] as const;
const colors = ['primary', 'neutral', 'success', 'danger'] as const;

export default function SwitchLooks() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 2 }}>
      {variants.map((variant) =>
        colors.map((color) => (
          <Switch
            key={`${variant} ${color}`}
            variant={variant}
            color={color}
            defaultChecked
            slotProps={{ input: { 'aria-label': `${variant} ${color}` } }}
          />
        )),
      )}
    </Box>
  );
}
