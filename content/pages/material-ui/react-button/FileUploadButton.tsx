import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FileUploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = React.useState('No file selected');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <input
        ref={inputRef}
        type="file"
        hidden
        onChange={(event) => {
          setFileName(event.target.files?.[0]?.name ?? 'No file selected');
        }}
      />
      <Button variant="contained" onClick={() => inputRef.current?.click()}>
        Choose file
      </Button>
      <Typography variant="body2" role="status">
        {fileName}
      </Typography>
    </Stack>
  );
}
