import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import type { Errors, Field, Values } from './checkoutSteps';

interface CheckoutFieldsProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly errors: Errors;
  onChange(name: string, value: string): void;
}

export function CheckoutFields({ fields, values, errors, onChange }: CheckoutFieldsProps) {
  return (
    <Grid container spacing={2}>
      {fields.map(({ name, label, autoComplete, columns }) => (
        <Grid key={name} size={{ xs: 12, sm: columns }}>
          <TextField
            id={`checkout-${name}`}
            name={name}
            label={label}
            autoComplete={autoComplete}
            value={values[name] ?? ''}
            onChange={(event) => onChange(name, event.target.value)}
            error={errors[name] !== undefined}
            helperText={errors[name]}
            required
            fullWidth
          />
        </Grid>
      ))}
    </Grid>
  );
}
