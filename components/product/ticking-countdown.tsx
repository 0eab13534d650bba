'use client';

import { useEffect, useState } from 'react';
import { SaleCountdown } from './sale-countdown.tsx';

const tickMs = 1000;

/** Countdown that updates every second. */
export function TickingCountdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return <SaleCountdown endsAt={endsAt} now={now} />;
}
