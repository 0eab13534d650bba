import type { Locale } from '../../platform/i18n/routing.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import type { ShippingOptions } from './shipping.ts';

/** Returns the methods of delivery of a shop, the ordinary one first. The address of 'pick-up' is in the language of the page. */
export function shippingOptions(
  { country = '', delivery: { cost, express, pickUp } }: Pick<Tenant, 'country' | 'delivery'>,
  locale: Locale,
): ShippingOptions {
  return [
    { method: cost === 0 ? 'free' : 'standard', cost },
    ...(express ? [{ method: 'express' as const, cost: express.cost }] : []),
    ...(pickUp
      ? [
          {
            method: 'pick-up' as const,
            cost: pickUp.cost,
            address: {
              country,
              governorate: pickUp.governorate[locale],
              city: pickUp.city[locale],
              street: pickUp.street[locale],
              building: pickUp.building ?? '',
              postalCode: '',
              notes: '',
            },
          },
        ]
      : []),
  ];
}
