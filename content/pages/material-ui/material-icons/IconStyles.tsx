import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { name: 'Filled', Icon: DeleteIcon },
  { name: 'Outlined', Icon: DeleteOutlinedIcon },
  { name: 'Rounded', Icon: DeleteRoundedIcon },
  { name: 'Two-tone', Icon: DeleteTwoToneIcon },
  { name: 'Sharp', Icon: DeleteSharpIcon },
];

export default function IconStyles() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      {styles.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center', color: 'text.primary' }}>
          <Icon />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
