import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const SearchBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.black, 0.2),
  '&:focus-within': { outline: '2px solid currentColor' },
}));

export default function AppBarSearch() {
  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <Typography variant="h6" component="p">
          Recipes
        </Typography>
        <Box sx={{ flexGrow: 1, minWidth: 16 }} />
        <SearchBox role="search">
          <SearchIcon />
          <InputBase
            color="primary"
            type="search"
            placeholder="Search…"
            slotProps={{ input: { 'aria-label': 'Search recipes' } }}
            sx={{ color: 'inherit', width: { xs: 90, sm: 180 }, '& input::placeholder': { opacity: 1 } }}
          />
        </SearchBox>
      </Toolbar>
    </AppBar>
  );
}
