import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
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
                <SvgIcon color={visible ? 'primary' : 'inherit'}>
                  <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0zm2.5 0c3.5 5 11.5 5 15 0-3.5-5-11.5-5-15 0z" />
                  <circle cx="12" cy="12" r="2.5" />
                </SvgIcon>
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
