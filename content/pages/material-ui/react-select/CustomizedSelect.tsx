import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const years = Array.from({ length: 30 }, (_, index) => 2025 - index);

export default function CustomizedSelect() {
  return (
    <Select
      size="small"
      defaultValue={2025}
      inputProps={{ 'aria-label': 'Year' }}
      sx={{
        borderRadius: 5,
        minWidth: 110,
        '& .MuiSelect-icon': { color: 'primary.main' },
      }}
      MenuProps={{
        slotProps: {
          paper: { sx: { maxHeight: 240, borderRadius: 2 } },
          list: { dense: true, 'aria-label': 'Year' },
        },
      }}
    >
      {years.map((year) => (
        <MenuItem key={year} value={year}>
          {year}
        </MenuItem>
      ))}
    </Select>
  );
}
