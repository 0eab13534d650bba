'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back when the visitor has gone back or forward within this document; the address is the new one by then. */
export function usePopState(follow: () => void): void {
  const hear = useEffectEvent(follow);
  useEffect(() => {
    const listener = () => hear();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
