export interface OpeningHours {
  days: string;
  hours: string;
}

export const openingHours: OpeningHours[] = [
  { days: 'Monday to Thursday', hours: '9:00–17:30' },
  { days: 'Friday', hours: '9:00–14:00' },
  { days: 'Saturday', hours: '10:00–12:00' },
];
