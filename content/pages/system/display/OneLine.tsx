import Box from '@mui/material/Box';

const files = ['Invoice.pdf', 'Minutes of the meeting about next year’s budget.docx'];

export default function OneLine() {
  return (
    <Box component="ul" sx={{ width: 260, m: 0, p: 0, color: 'text.primary' }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file}
          sx={{ display: 'flex', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            sx={{
              flexGrow: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {file}
          </Box>
          <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>2 MB</Box>
        </Box>
      ))}
    </Box>
  );
}
