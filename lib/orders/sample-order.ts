import type { Order } from './types.ts';

/** The sample's products; each names its texts among the messages. */
export const sampleLines = [
  { key: 'abaya', size: 'M', quantity: 1, price: 189_000 },
  { key: 'hijab', size: null, quantity: 2, price: 32_500 },
] as const;

/**
 * The order that `/shop/order` shows before one is asked for: static, as specification section 2 has it. Its products, recipient,
 * address and currency are filled in by the page.
 */
export const sampleOrder: Order = {
  id: 0,
  number: 'RD-100245',
  createdAt: Date.UTC(2026, 1, 14, 9),
  status: 'shipped',
  currency: '',
  quantity: 3,
  lines: [],
  recipient: '',
  address: {
    country: '',
    governorate: '',
    city: '',
    street: '',
    building: '',
    postalCode: '',
    notes: '',
  },
  subtotal: 254_000,
  shippingCost: 0,
  total: 254_000,
};
