import type { Fit } from '../product/types.ts';

/** Buyers' answers on the fit, in display order; `true` is true to size. */
export const fits: readonly Fit[] = ['small', 'true', 'large'];
