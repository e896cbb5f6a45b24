export interface Recipient {
  id: number;
  name: string;
}

export const recipients: Recipient[] = [
  { id: 1, name: 'Amara Diallo' },
  { id: 2, name: 'Lena Vogt' },
  { id: 3, name: 'Noor Haddad' },
  { id: 4, name: 'Pedro Lima' },
];
