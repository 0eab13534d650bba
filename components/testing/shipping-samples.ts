import type { ShippingOptions } from '@/lib/shopper/cart/shipping';

/** Shop that only delivers, for 50.00. */
export const standardDelivery: ShippingOptions = [{ method: 'standard', cost: 5000 }];

export const pickUpAddress = {
  country: 'EG',
  governorate: 'Cairo',
  city: 'Zamalek',
  street: '12 Bahgat Ali Street',
  building: '',
  postalCode: '',
  notes: '',
};

/** Shop with every method: 50.00, 90.00 and free. */
export const allShipping: ShippingOptions = [
  ...standardDelivery,
  { method: 'express', cost: 9000 },
  { method: 'pick-up', cost: 0, address: pickUpAddress },
];
