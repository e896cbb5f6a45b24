import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { CheckoutFields } from './CheckoutFields';
import { CheckoutReview } from './CheckoutReview';
import { findErrors, steps, type Errors, type Values } from './checkoutSteps';

export default function Checkout() {
  const [active, setActive] = React.useState(0);
  const [values, setValues] = React.useState<Values>({});
  const [errors, setErrors] = React.useState<Errors>({});
  const step = steps.at(active);

  const goTo = (next: number) => {
    setErrors({});
    setActive(next);
  };
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = findErrors(step?.fields ?? [], values);
    if (Object.keys(found).length > 0) setErrors(found);
    // Send the order to your server after the last step.
    else goTo(active + 1);
  };

  return (
    <Box
      sx={{
        width: '100%',
        minHeight: '100vh',
        py: { xs: 2, sm: 4 },
        bgcolor: 'background.default',
      }}
    >
      <Container component="main" maxWidth="sm">
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography component="h1" variant="h5" gutterBottom>
            Checkout
          </Typography>
          <Stepper activeStep={active} alternativeLabel sx={{ my: 3 }}>
            {steps.map(({ title }) => (
              <Step key={title}>
                <StepLabel>{title}</StepLabel>
              </Step>
            ))}
          </Stepper>
          {step ? (
            <form noValidate onSubmit={handleSubmit}>
              <Typography component="h2" variant="h6" gutterBottom>
                {step.title}
              </Typography>
              <CheckoutFields
                fields={step.fields}
                values={values}
                errors={errors}
                onChange={(name, value) => setValues({ ...values, [name]: value })}
              />
              {active === steps.length - 1 && <CheckoutReview values={values} />}
              <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 3 }}>
                <Button disabled={active === 0} onClick={() => goTo(active - 1)}>
                  Back
                </Button>
                <Button type="submit" variant="contained">
                  {active === steps.length - 1 ? 'Place the order' : 'Next'}
                </Button>
              </Stack>
            </form>
          ) : (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Alert severity="success" sx={{ width: '100%' }}>
                Thank you, {values.name}. A receipt is on its way to {values.email}.
              </Alert>
              <Button onClick={() => goTo(0)}>Order something else</Button>
            </Stack>
          )}
        </Paper>
      </Container>
    </Box>
  );
}
