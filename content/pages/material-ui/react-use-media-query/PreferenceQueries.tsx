import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferenceQueries() {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moreContrast = useMediaQuery('(prefers-contrast: more)');
  const hover = useMediaQuery('(hover: hover)');
  const coarse = useMediaQuery('(pointer: coarse)');

  return (
    <ul>
      <li>Less motion: {lessMotion ? 'yes' : 'no'}</li>
      <li>More contrast: {moreContrast ? 'yes' : 'no'}</li>
      <li>Can hover: {hover ? 'yes' : 'no'}</li>
      <li>Main pointer is a finger: {coarse ? 'yes' : 'no'}</li>
    </ul>
  );
}
