import { useEffect } from 'react';
import type { Sale } from '@/lib/catalogue/product/types';
import { useSaleClock } from './use-sale-clock.ts';

interface SaleClockProps {
  sale: Sale;
  /** Epoch milliseconds of the server's rendering. */
  renderedAt: number;
  /** Called with the shop's time in epoch milliseconds whenever it decides anew whether the sale is active. */
  onChange(now: number): void;
}

/** Tells when a sale begins and ends (`useSaleClock`), for a page that loads this only where there is a sale. Renders nothing. */
export function SaleClock({ sale, renderedAt, onChange }: SaleClockProps) {
  const now = useSaleClock([sale], renderedAt);
  useEffect(() => onChange(now), [now, onChange]);
  return null;
}
