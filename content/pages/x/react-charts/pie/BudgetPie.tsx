import { PieChart } from '@mui/x-charts/PieChart';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const budget = [
  { id: 'rent', value: 1150, label: 'Rent' },
  { id: 'food', value: 620, label: 'Food' },
  { id: 'travel', value: 240, label: 'Travel' },
  { id: 'savings', value: 390, label: 'Savings' },
];

export default function BudgetPie() {
  return (
    <PieChart
      title="Monthly budget"
      desc="Rent 1,150 euros, food 620, travel 240, savings 390."
      height={220}
      enableKeyboardNavigation
      series={[
        {
          data: budget,
          valueFormatter: ({ value }) => euros.format(value),
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
    />
  );
}
