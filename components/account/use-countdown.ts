'use client';

import { useEffect, useState } from 'react';
import { shopNow } from '@/lib/platform/shop-time/shop-time';

const tickMs = 1000;

/** Countdown in whole seconds. Reads the time on every tick, because timers are throttled in hidden tabs. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(shopNow());
      if (shopNow() >= endsAt) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    const startedAt = shopNow();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((endsAt - now) / 1000)), start];
}
