import { useState } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import {
  applyShippingQuote,
  chosenShipping,
  type ShippingMethod,
  type ShippingOption,
  type ShippingOptions,
  type ShippingQuote,
  selectShipping,
} from '@/lib/shopper/cart/shipping';

export interface ShippingChoice {
  options: ShippingOptions;
  /** The option that the visitor chose; the ordinary delivery without a choice, or when the chosen method is not offered. */
  selected: ShippingOption;
  /** Stores the choice for cart and checkout in all tabs. */
  choose(method: ShippingMethod): void;
  /** Replaces methods and costs, on this page, by those that the API named when it rejected an order. */
  showQuote(quote: ShippingQuote): void;
}

/** Returns the methods of delivery that the shop offers, and the one that the visitor chose. */
export function useShipping(offeredOptions: ShippingOptions): ShippingChoice {
  const chosenMethod = useStore(chosenShipping);
  const [quote, setQuote] = useState<ShippingQuote | null>(null);
  const options = applyShippingQuote(offeredOptions, quote);
  return {
    options,
    selected: selectShipping(options, chosenMethod),
    choose: chosenShipping.set,
    showQuote: setQuote,
  };
}
