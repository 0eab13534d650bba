import { cartStates } from './cart-states.tsx';
import { formsStates } from './forms-states.tsx';
import { listingStates } from './listing-states.tsx';
import { productStates } from './product-states.tsx';
import type { Samples } from './samples.ts';
import type { States } from './sections.tsx';
import { uiStates } from './ui-states.tsx';

/** Components that are given functions, or hold something: they run in the browser, too. */
export function browserStates(samples: Samples): States {
  return {
    ...uiStates(samples),
    ...formsStates(samples),
    ...productStates(samples),
    ...cartStates(samples),
    ...listingStates(samples),
  };
}
