export interface TimeZone {
  id: string;
  city: string;
  offset: string;
}

export interface Region {
  name: string;
  zones: TimeZone[];
}

export const regions: Region[] = [
  {
    name: 'Europe',
    zones: [
      { id: 'Europe/Lisbon', city: 'Lisbon', offset: 'UTC+0' },
      { id: 'Europe/Paris', city: 'Paris', offset: 'UTC+1' },
      { id: 'Europe/Athens', city: 'Athens', offset: 'UTC+2' },
    ],
  },
  {
    name: 'Asia',
    zones: [
      { id: 'Asia/Kolkata', city: 'Kolkata', offset: 'UTC+5:30' },
      { id: 'Asia/Tokyo', city: 'Tokyo', offset: 'UTC+9' },
    ],
  },
];
