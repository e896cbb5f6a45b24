import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gallery, GalleryCard } from './Gallery';
import { SelectExample } from './SelectExample';
import { TransferExample } from './TransferExample';

export default function InputsGallery() {
  return (
    <Gallery>
      <GalleryCard title="Autocomplete" href="/material-ui/react-autocomplete/">
        <Autocomplete
          options={['Lisbon', 'Lyon', 'Oslo', 'Riga', 'Rome']}
          renderInput={(params) => <TextField {...params} label="City" />}
          size="small"
          fullWidth
        />
      </GalleryCard>
      <GalleryCard title="Button" href="/material-ui/react-button/">
        <Button variant="contained">Save</Button>
        <Button variant="outlined">Cancel</Button>
      </GalleryCard>
      <GalleryCard title="Button Group" href="/material-ui/react-button-group/">
        <ButtonGroup aria-label="Range">
          <Button>Day</Button>
          <Button>Week</Button>
          <Button>Month</Button>
        </ButtonGroup>
      </GalleryCard>
      <GalleryCard title="Checkbox" href="/material-ui/react-checkbox/">
        <FormControlLabel control={<Checkbox defaultChecked />} label="Gift wrap" />
      </GalleryCard>
      <GalleryCard
        title="Floating Action Button"
        href="/material-ui/react-floating-action-button/"
      >
        <Fab color="primary" aria-label="Add">
          <AddIcon />
        </Fab>
      </GalleryCard>
      <GalleryCard title="Radio Group" href="/material-ui/react-radio-button/">
        <FormControl>
          <FormLabel id="gallery-size">Size</FormLabel>
          <RadioGroup
            row
            aria-labelledby="gallery-size"
            name="gallery-size"
            defaultValue="small"
          >
            <FormControlLabel value="small" control={<Radio />} label="S" />
            <FormControlLabel value="medium" control={<Radio />} label="M" />
            <FormControlLabel value="large" control={<Radio />} label="L" />
          </RadioGroup>
        </FormControl>
      </GalleryCard>
      <GalleryCard title="Rating" href="/material-ui/react-rating/">
        <Rating name="gallery-rating" defaultValue={4} />
      </GalleryCard>
      <GalleryCard title="Select" href="/material-ui/react-select/">
        <SelectExample />
      </GalleryCard>
      <GalleryCard title="Slider" href="/material-ui/react-slider/">
        <Slider aria-label="Volume" defaultValue={40} sx={{ mx: 1 }} />
      </GalleryCard>
      <GalleryCard title="Switch" href="/material-ui/react-switch/">
        <FormControlLabel control={<Switch defaultChecked />} label="Night mode" />
      </GalleryCard>
      <GalleryCard title="Text Field" href="/material-ui/react-text-field/">
        <TextField label="Name" size="small" fullWidth />
      </GalleryCard>
      <GalleryCard title="Transfer List" href="/material-ui/react-transfer-list/">
        <TransferExample />
      </GalleryCard>
      <GalleryCard title="Toggle Button" href="/material-ui/react-toggle-button/">
        <AlignmentExample />
      </GalleryCard>
    </Gallery>
  );
}

function AlignmentExample() {
  const [alignment, setAlignment] = React.useState<string | null>('left');

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Alignment"
      value={alignment}
      onChange={(_event, next: string | null) => setAlignment(next)}
    >
      <ToggleButton value="left">Left</ToggleButton>
      <ToggleButton value="center">Center</ToggleButton>
      <ToggleButton value="right">Right</ToggleButton>
    </ToggleButtonGroup>
  );
}
