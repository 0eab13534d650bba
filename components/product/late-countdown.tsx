'use client';

import type { ReactNode } from 'react';
import { useLater } from '@/components/ui/use-later';

const load = () => import('./ticking-countdown.tsx').then((module) => module.TickingCountdown);

/** A countdown as the server drew it, until what lets it go on has arrived. */
export function LateCountdown({ endsAt, children }: { endsAt: number; children: ReactNode }) {
  const Countdown = useLater(load);
  return Countdown ? <Countdown endsAt={endsAt} /> : children;
}
