import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';

const cache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });

const mirror = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function MirroredForm() {
  const theme = mirror(useTheme());

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
          <Alert severity="info">الرسالة الأولى مجانية.</Alert>
          <TextField label="الاسم" defaultValue="ليلى" />
          <FormControlLabel control={<Switch defaultChecked />} label="أرسل لي نسخة" />
          <Button variant="contained" endIcon={<SendIcon sx={{ transform: 'scaleX(-1)' }} />}>
            إرسال
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
