export interface Country {
  code: string;
  name: string;
}

export const countries: Country[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'BR', name: 'Brazil' },
  { code: 'JP', name: 'Japan' },
  { code: 'KE', name: 'Kenya' },
];
