export interface Season {
  readonly name: string;
  readonly months: string;
}

export const seasons: readonly Season[] = [
  { name: 'Spring', months: 'March to May' },
  { name: 'Summer', months: 'June to August' },
  { name: 'Autumn', months: 'September to November' },
  { name: 'Winter', months: 'December to February' },
];
