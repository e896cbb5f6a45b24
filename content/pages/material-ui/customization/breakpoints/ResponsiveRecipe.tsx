import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Recipe = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  color: (theme.vars ?? theme).palette.text.primary,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 2fr',
    padding: theme.spacing(3),
  },
}));

export default function ResponsiveRecipe() {
  return (
    <Recipe>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Typography variant="subtitle2" component="p">
          Ingredients
        </Typography>
        <Typography>Rice, saffron, stock, butter</Typography>
      </Box>
      <Typography>
        Toast the rice in the butter, then add the stock by the ladle. The saffron goes in
        last.
      </Typography>
    </Recipe>
  );
}
