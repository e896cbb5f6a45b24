import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const toppings = ['Olives', 'Mushrooms', 'Artichokes', 'Peppers'];

export default function CheckboxChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Olives']);
  return (
    <List
      aria-label="Toppings"
      orientation="horizontal"
      wrap
      sx={{ '--List-gap': '8px', '--ListItem-radius': '20px', '--ListItem-minHeight': '36px' }}
    >
      {toppings.map((topping) => (
        <ListItem key={topping}>
          <Checkbox
            overlay
            disableIcon
            variant="soft"
            label={topping}
            checked={chosen.includes(topping)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? [...chosen, topping]
                  : chosen.filter((each) => each !== topping),
              )
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
