/** Cards of different heights, in pixels. */
export const notes = [
  { title: 'Harbor', height: 90 },
  { title: 'Lighthouse', height: 140 },
  { title: 'Pier', height: 70 },
  { title: 'Ferry', height: 110 },
  { title: 'Dunes', height: 150 },
  { title: 'Market', height: 80 },
  { title: 'Old town', height: 100 },
  { title: 'Museum', height: 120 },
  { title: 'Beach', height: 60 },
];
