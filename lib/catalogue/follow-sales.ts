import 'server-only';
import { endPageAt } from '@/lib/upstream/cached-read';
import { nextSaleBoundary } from './pricing.ts';
import type { Product } from './types.ts';

/** Lets nobody be given the page being rendered once the next of these products' sales has opened or closed. */
export async function followSales(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await endPageAt(boundary, now);
}
