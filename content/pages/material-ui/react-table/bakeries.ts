/** What a few bakeries sold in a week, in euros. */

export interface Bakery {
  readonly name: string;
  readonly bread: number;
  readonly cake: number;
}

export const bakeries: readonly Bakery[] = [
  { name: 'Abbey Road', bread: 4120, cake: 980 },
  { name: 'Bridge Street', bread: 2750, cake: 1430 },
  { name: 'Castle Hill', bread: 3310, cake: 640 },
  { name: 'Dockside', bread: 5290, cake: 2110 },
  { name: 'East Gate', bread: 1980, cake: 720 },
  { name: 'Ferry Lane', bread: 2460, cake: 1190 },
  { name: 'Garden Square', bread: 3870, cake: 1760 },
  { name: 'High Street', bread: 4650, cake: 1520 },
  { name: 'Island Row', bread: 1540, cake: 480 },
  { name: 'Junction', bread: 3020, cake: 1080 },
  { name: 'King’s Court', bread: 2890, cake: 1340 },
  { name: 'Lakeside', bread: 3440, cake: 910 },
];

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export function formatEuros(amount: number): string {
  return euros.format(amount);
}
