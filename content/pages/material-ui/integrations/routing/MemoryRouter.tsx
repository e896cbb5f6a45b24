import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const Router = React.createContext({ path: '/', navigate: (_path: string) => {} });

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: React.Ref<HTMLAnchorElement>;
  to: string;
}

function RouterLink({ to, ...props }: RouterLinkProps) {
  const { path, navigate } = React.useContext(Router);
  return (
    <a
      {...props}
      href={`#${to}`}
      aria-current={path === to ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

const pages: Record<string, string> = {
  '/': 'Home',
  '/orders': 'Orders',
  '/orders/42': 'Order 42',
};

function Site() {
  const { path } = React.useContext(Router);
  const trail = Object.keys(pages).filter((each) => path.startsWith(each));

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, width: '100%' }}
    >
      <Box component="nav" aria-label="Example pages" sx={{ minWidth: 160 }}>
        <List>
          {Object.entries(pages).map(([to, title]) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={RouterLink} to={to} selected={path === to}>
                {title}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <Breadcrumbs aria-label="Example breadcrumbs">
          {trail.map((to) => (
            <Link key={to} component={RouterLink} to={to} color="inherit">
              {pages[to]}
            </Link>
          ))}
        </Breadcrumbs>
        <Typography sx={{ mt: 2 }}>
          The address is <code>{path}</code>.
        </Typography>
      </Box>
    </Paper>
  );
}

export default function MemoryRouter() {
  const [path, navigate] = React.useState('/orders');
  const router = React.useMemo(() => ({ path, navigate }), [path]);

  return (
    <Router.Provider value={router}>
      <Site />
    </Router.Provider>
  );
}
