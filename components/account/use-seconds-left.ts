'use client';

import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Whole seconds left of a wait, and how to begin one. Goes by the clock, as timers of hidden tabs are slow. */
export function useSecondsLeft(): [secondsLeft: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  const begin = (seconds: number) => {
    const start = Date.now();
    setNow(start);
    setUntil(start + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), begin];
}
