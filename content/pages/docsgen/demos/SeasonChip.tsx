import * as React from 'react';
import Chip from '@mui/material/Chip';
import type { Season } from './seasons-data';

interface SeasonChipProps {
  readonly season: Season;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export default function SeasonChip({ season, chosen, onChoose }: SeasonChipProps) {
  return (
    <Chip
      label={`${season.name}, ${season.months}`}
      color={chosen ? 'primary' : 'default'}
      onClick={onChoose}
      aria-pressed={chosen}
    />
  );
}
