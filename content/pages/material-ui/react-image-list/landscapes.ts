export const landscapes = [
  { label: 'Morning ridge', sky: '#90caf9', hill: '#1b5e20', height: 120 },
  { label: 'Desert noon', sky: '#ffcc80', hill: '#8d4a1e', height: 190 },
  { label: 'Blue hour', sky: '#3949ab', hill: '#101b4d', height: 140 },
  { label: 'Spring valley', sky: '#b3e5fc', hill: '#558b2f', height: 170 },
  { label: 'Red peaks', sky: '#ef9a9a', hill: '#7f1d1d', height: 110 },
  { label: 'Winter dusk', sky: '#b39ddb', hill: '#4527a0', height: 150 },
];
