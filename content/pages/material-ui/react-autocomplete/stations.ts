/** Railway stations, sorted by country. */

export interface Station {
  readonly code: string;
  readonly label: string;
  readonly country: string;
}

export const stations: readonly Station[] = [
  { code: 'GRZ', label: 'Graz', country: 'Austria' },
  { code: 'SZG', label: 'Salzburg', country: 'Austria' },
  { code: 'VIE', label: 'Vienna', country: 'Austria' },
  { code: 'LYS', label: 'Lyon', country: 'France' },
  { code: 'MRS', label: 'Marseille', country: 'France' },
  { code: 'PAR', label: 'Paris', country: 'France' },
  { code: 'SXB', label: 'Strasbourg', country: 'France' },
  { code: 'BLN', label: 'Berlin', country: 'Germany' },
  { code: 'HAM', label: 'Hamburg', country: 'Germany' },
  { code: 'MUC', label: 'Munich', country: 'Germany' },
  { code: 'BLQ', label: 'Bologna', country: 'Italy' },
  { code: 'MIL', label: 'Milan', country: 'Italy' },
  { code: 'ROM', label: 'Rome', country: 'Italy' },
  { code: 'BSL', label: 'Basel', country: 'Switzerland' },
  { code: 'ZRH', label: 'Zurich', country: 'Switzerland' },
];
