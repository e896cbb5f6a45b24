import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function PasswordField() {
  const [visible, setVisible] = React.useState(false);

  return (
    <TextField
      label="New password"
      type={visible ? 'text' : 'password'}
      autoComplete="new-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={visible}
                onClick={() => setVisible((previous) => !previous)}
              >
                <VisibilityIcon color={visible ? 'primary' : 'inherit'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
