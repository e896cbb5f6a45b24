/** Stands for a server with two thousand orders: it answers after a moment, and knows which rows were asked for. */

import type { GridGetRowsParams } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';

const DELAY_MS = 300;

export interface OrderServer {
  readonly fetchOrders: (params: GridGetRowsParams) => Promise<{ rows: Order[]; rowCount: number }>;
  readonly saveOrder: (order: Order) => Promise<Order>;
}

export function createOrderServer(): OrderServer {
  let orders = createOrders(2000);
  const wait = () => new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return {
    fetchOrders: async ({ start, end, sortModel, filterModel }) => {
      await wait();
      const [filter] = filterModel.items;
      const found = orders.filter((order) => !filter?.value || order.status === filter.value);
      const [sort] = sortModel;
      const field = sort?.field as keyof Order | undefined;
      const direction = sort?.sort === 'desc' ? -1 : 1;
      const sorted = field
        ? found.toSorted((a, b) => direction * (a[field] < b[field] ? -1 : Number(a[field] > b[field])))
        : found;
      return { rows: sorted.slice(Number(start), end + 1), rowCount: found.length };
    },
    saveOrder: async (order) => {
      await wait();
      if (order.total < 0) throw new Error('A total cannot be negative.');
      orders = orders.map((one) => (one.id === order.id ? order : one));
      return order;
    },
  };
}
