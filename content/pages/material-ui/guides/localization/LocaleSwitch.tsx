import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { deDE, enUS, esES, frFR, jaJP, type Localization } from '@mui/material/locale';

const languages: Record<string, { name: string; locale: Localization }> = {
  en: { name: 'English', locale: enUS },
  de: { name: 'Deutsch', locale: deDE },
  es: { name: 'Español', locale: esES },
  fr: { name: 'Français', locale: frFR },
  ja: { name: '日本語', locale: jaJP },
};

export default function LocaleSwitch() {
  const [language, setLanguage] = React.useState('de');
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);
  const { locale } = languages[language]!;
  const theme = React.useMemo(() => createTheme(locale), [locale]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%' }}>
      <TextField
        select
        size="small"
        id="locale-switch"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <Paper lang={language} variant="outlined" sx={{ p: 1, width: '100%', overflowX: 'auto' }}>
          <TablePagination
            component="div"
            count={240}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
            rowsPerPage={rowsPerPage}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
          />
          <Pagination
            count={Math.ceil(240 / rowsPerPage)}
            page={page + 1}
            onChange={(_event, next) => setPage(next - 1)}
            size="small"
            siblingCount={0}
          />
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
