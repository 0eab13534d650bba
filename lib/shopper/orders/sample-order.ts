import type { Order } from './order.ts';

/** Lines of the sample order; `key` selects their messages, `price` is in minor units. */
export const sampleLines = [
  { key: 'abaya', size: 'M', quantity: 1, price: 189_000 },
  { key: 'hijab', size: null, quantity: 2, price: 32_500 },
] as const;

/**
 * Sample order that `/shop/order` shows before a search (docs/behaviour.md §2.10). The page adds products, recipient, address and
 * currency.
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
  phoneNumber: '',
  email: '',
  isByCard: false,
  address: {
    country: '',
    governorate: '',
    city: '',
    street: '',
    building: '',
    postalCode: '',
    notes: '',
  },
  shipping: 'free',
  subtotal: 254_000,
  shippingCost: 0,
  coupon: null,
  discount: null,
  total: 254_000,
};
