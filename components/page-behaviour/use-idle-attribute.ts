import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

const idleAfterMs = 1000;

/** Sets `data-idle` on the root element 1 s after each navigation; globals.css then skips rendering off-screen sections. */
export function useIdleAttribute(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts on each page
  useLayoutEffect(() => {
    const setIdle = (isIdle: boolean) => document.documentElement.toggleAttribute('data-idle', isIdle);
    const timer = setTimeout(() => setIdle(true), idleAfterMs);
    return () => {
      clearTimeout(timer);
      setIdle(false);
    };
  }, [pathname]);
}
