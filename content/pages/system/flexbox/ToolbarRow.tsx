import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function ToolbarRow() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.primary',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, fontWeight: 'bold' }}>Draft</Box>
      <Button size="small">Preview</Button>
      <Button size="small" variant="contained">
        Publish
      </Button>
    </Box>
  );
}
