/** Orders of a shop, as many as a demo needs: always the same ones. */

export interface Order {
  readonly id: number;
  readonly customer: string;
  readonly country: string;
  readonly status: 'Open' | 'Paid' | 'Shipped' | 'Returned';
  readonly total: number;
  readonly date: Date;
}

const firstNames = ['Ada', 'Ben', 'Chloe', 'Dev', 'Elif', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jun'];
const lastNames = ['Abel', 'Brandt', 'Costa', 'Dubois', 'Ekström', 'Fischer', 'García', 'Haddad'];
const countries = ['Austria', 'Brazil', 'Canada', 'Denmark', 'France', 'Japan', 'Kenya'];
const statuses = ['Open', 'Paid', 'Shipped', 'Returned'] as const;

const FIRST_DAY = Date.UTC(2025, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

export function createOrders(count: number): Order[] {
  // A linear congruential generator: numbers that look random and never differ.
  let seed = 7;
  const pick = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    customer: `${firstNames[pick(firstNames.length)]} ${lastNames[pick(lastNames.length)]}`,
    country: countries[pick(countries.length)]!,
    status: statuses[pick(statuses.length)]!,
    total: 5 + pick(49_500) / 100,
    date: new Date(FIRST_DAY + pick(365) * DAY),
  }));
}
