export interface StoragePlan {
  value: number;
  label: string;
  price: string;
}

export const storagePlans: StoragePlan[] = [
  { value: 50, label: '50 GB', price: '€1' },
  { value: 250, label: '250 GB', price: '€3' },
  { value: 500, label: '500 GB', price: '€6' },
  { value: 1000, label: '1 TB', price: '€10' },
];
