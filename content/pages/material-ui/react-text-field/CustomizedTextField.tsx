import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const RoundTextField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 16,
    [`& .${outlinedInputClasses.input}`]: { paddingInline: 20 },
    [`&:hover .${outlinedInputClasses.notchedOutline}`]: {
      borderStyle: 'dashed',
    },
    [`&.Mui-focused .${outlinedInputClasses.notchedOutline}`]: {
      borderStyle: 'solid',
    },
  },
  '& .MuiInputLabel-shrink, & legend': { marginLeft: 6 },
});

export default function CustomizedTextField() {
  return <RoundTextField label="Discount code" defaultValue="SPRING" />;
}
