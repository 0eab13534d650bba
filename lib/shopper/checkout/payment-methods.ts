/** Payment methods as the API names them; `card` requires the capability of that name. */
export const paymentMethods = ['cash-on-delivery', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
