import 'server-only';
import { expirePageAt } from '@/lib/cache/cached-read';
import { nextSaleBoundary } from '../product/pricing.ts';
import type { Product } from '../product/types.ts';

/** Expires the page being rendered when the next sale of these products starts or ends. */
export async function expirePageAtSaleBoundary(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await expirePageAt(boundary, now);
}
