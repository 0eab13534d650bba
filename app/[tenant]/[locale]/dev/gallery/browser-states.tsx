import type { Samples } from '@/components/testing/samples';
import { cartStates } from './cart-states.tsx';
import { formsStates } from './forms-states.tsx';
import { listingStates } from './listing-states.tsx';
import { productStates } from './product-states.tsx';
import type { GalleryStates } from './sections.tsx';
import { uiStates } from './ui-states.tsx';

/** States of client components and of components with function props. */
export function browserStates(samples: Samples): GalleryStates {
  return {
    ...uiStates(samples),
    ...formsStates(samples),
    ...productStates(samples),
    ...cartStates(samples),
    ...listingStates(samples),
  };
}
