import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Gallery, GalleryCard } from './Gallery';

export default function SurfacesGallery() {
  return (
    <Gallery>
      <GalleryCard title="Accordion" href="/material-ui/react-accordion/">
        <Accordion sx={{ width: '100%' }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>Shipping</AccordionSummary>
          <AccordionDetails>Parcels leave on the same day.</AccordionDetails>
        </Accordion>
      </GalleryCard>
      <GalleryCard title="App Bar" href="/material-ui/react-app-bar/">
        <AppBar component="div" position="static">
          <Toolbar variant="dense">
            <IconButton edge="start" color="inherit" aria-label="Menu" sx={{ mr: 1 }}>
              <MenuIcon />
            </IconButton>
            <Typography component="p">Photos</Typography>
          </Toolbar>
        </AppBar>
      </GalleryCard>
      <GalleryCard title="Card" href="/material-ui/react-card/">
        <Card sx={{ width: '100%' }}>
          <CardContent sx={{ pb: 0 }}>
            <Typography component="p">Lisbon</Typography>
            <Typography variant="body2" color="text.secondary">
              Three nights
            </Typography>
          </CardContent>
          <CardActions>
            <Button size="small">Book</Button>
          </CardActions>
        </Card>
      </GalleryCard>
      <GalleryCard title="Paper" href="/material-ui/react-paper/">
        <Paper elevation={1} sx={{ width: 56, height: 56 }} />
        <Paper elevation={4} sx={{ width: 56, height: 56 }} />
        <Paper elevation={12} sx={{ width: 56, height: 56 }} />
      </GalleryCard>
    </Gallery>
  );
}
