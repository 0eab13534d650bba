'use client';

import type { ReactNode } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

const loadCountdown = () => import('./ticking-countdown.tsx').then((module) => module.TickingCountdown);

/** Server-rendered countdown until the ticking one has loaded. */
export function DeferredCountdown({ endsAt, children }: { endsAt: number; children: ReactNode }) {
  const Countdown = useDeferredComponent(loadCountdown);
  return Countdown ? <Countdown endsAt={endsAt}>{children}</Countdown> : children;
}
