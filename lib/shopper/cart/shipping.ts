import { createStoredString } from '../../platform/browser-storage/stored-string.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import type { Address } from '../address-book/address.ts';

/** Methods of delivery as the API names them: 'free' and 'standard' are the ordinary delivery, without and with a cost. */
export const shippingMethods = ['free', 'standard', 'express', 'pick-up'] as const;

export type ShippingMethod = (typeof shippingMethods)[number];

/** Method of delivery that a shop offers. */
export interface ShippingOption {
  method: ShippingMethod;
  cost: MinorUnits;
  /** Where the order is picked up; only of 'pick-up'. */
  address?: Address;
}

/** All methods of delivery that a shop offers; the ordinary delivery comes first. */
export type ShippingOptions = readonly [ShippingOption, ...ShippingOption[]];

/** Costs of the methods that the API offers, as it named them in a rejection. */
export type ShippingQuote = Partial<Record<ShippingMethod, MinorUnits>>;

/** Method that the visitor chose for the cart, as stored; null without a choice. */
export const chosenShipping = createStoredString('cart_shipping');

/** Returns the chosen option, or the ordinary delivery where the chosen method is null or none of the options. */
export function selectShipping(options: ShippingOptions, chosenMethod: string | null): ShippingOption {
  return options.find(({ method }) => method === chosenMethod) ?? options[0];
}

/**
 * Returns the methods in the quote at their quoted costs. Leaves out 'pick-up' unless `options` has it, because a quote has no address.
 * Returns `options` without a quote, or when no method of the quote is left.
 */
export function applyShippingQuote(options: ShippingOptions, quote: ShippingQuote | null): ShippingOptions {
  if (quote === null) return options;
  const quotedOptions = shippingMethods.flatMap((method) => {
    const cost = quote[method];
    const shopOption = options.find((option) => option.method === method);
    return cost === undefined || (method === 'pick-up' && !shopOption)
      ? []
      : [{ ...shopOption, method, cost }];
  });
  const [first, ...others] = quotedOptions;
  return first ? [first, ...others] : options;
}

/** True for the deliveries to which the shop's ordinary delivery time applies, also for an unknown method (null). */
export function isOrdinaryDelivery(method: string | null): boolean {
  return method !== 'express' && method !== 'pick-up';
}

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
