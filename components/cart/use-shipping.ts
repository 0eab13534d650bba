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
  selected: ShippingOption;
  /** Stores the choice for the cart. */
  choose(method: ShippingMethod): void;
  /** Replaces the options by those that the API named in a rejection. */
  showQuote(quote: ShippingQuote): void;
}

/** Returns the methods of delivery and the chosen one, which cart, checkout and all tabs share. */
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
