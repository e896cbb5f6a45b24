import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { stations } from './stations';

const inputSx = {
  width: '100%',
  p: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
};

const listSx = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 'modal',
  maxHeight: 200,
  overflow: 'auto',
  m: 0,
  p: 0,
  listStyle: 'none',
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': { p: 1, cursor: 'pointer' },
  '& .Mui-focused': { bgcolor: 'action.focus' },
  '& [aria-selected=true]': { fontWeight: 'bold' },
};

export default function HeadlessAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: stations });

  return (
    <Box {...getRootProps()} sx={{ position: 'relative', width: 300, maxWidth: '100%' }}>
      <label {...getInputLabelProps()}>Station of the sender</label>
      <Box component="input" {...getInputProps()} sx={inputSx} />
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={listSx}>
          {(groupedOptions as typeof stations).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option.label}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
