'use client';

import type { ReactNode } from 'react';
import { useShopTime } from '@/components/commerce/use-shop-time';
import { SaleCountdown } from './sale-countdown.tsx';

const tickMs = 1000;

/**
 * Countdown that updates every second by the shop's time; shows its children until that time is known.
 * @param endsAt epoch milliseconds
 */
export function TickingCountdown({ endsAt, children }: { endsAt: number; children: ReactNode }) {
  const now = useShopTime(tickMs);
  return now === null ? children : <SaleCountdown endsAt={endsAt} now={now} />;
}
