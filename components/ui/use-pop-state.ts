'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back after back or forward navigation within this document, when `location` is already the new URL. */
export function usePopState(callback: () => void): void {
  const onPopState = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onPopState();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
