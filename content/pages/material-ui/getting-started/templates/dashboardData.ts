export const figures = [
  { name: 'Sales this month', value: '$18,240', share: 76 },
  { name: 'Orders', value: '312', share: 62 },
  { name: 'New customers', value: '48', share: 40 },
];

export const orders = [
  { customer: 'Ines Almeida', state: 'Paid', total: '$42.00' },
  { customer: 'Jonas Berg', state: 'Shipped', total: '$118.50' },
  { customer: 'Mei Tanaka', state: 'Paid', total: '$23.90' },
  { customer: 'Tomás Silva', state: 'Returned', total: '$64.00' },
];
