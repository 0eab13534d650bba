import { useEffect } from 'react';
import type { Sale } from '@/lib/catalogue/product/types';
import { useSaleClock } from './use-sale-clock.ts';

interface SaleClockProps {
  sale: Sale;
  /** Epoch milliseconds of the server's rendering. */
  renderedAt: number;
  /** Called at first and after every update with the time, in epoch milliseconds, that decides whether the sale is active. */
  onChange(now: number): void;
}

/** `useSaleClock` as a component, for a page that loads it only for a product with a sale. Renders nothing. */
export function SaleClock({ sale, renderedAt, onChange }: SaleClockProps) {
  const now = useSaleClock([sale], renderedAt);
  useEffect(() => onChange(now), [now, onChange]);
  return null;
}
