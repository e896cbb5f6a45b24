export interface Column {
  readonly id: string;
  readonly name: string;
}

export const columns: readonly Column[] = [
  { id: 'name', name: 'Name' },
  { id: 'email', name: 'Email' },
  { id: 'city', name: 'City' },
  { id: 'phone', name: 'Phone' },
  { id: 'orders', name: 'Orders' },
  { id: 'revenue', name: 'Revenue' },
];
