import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

const restsAfterMs = 1000;

/** Marks the root element (`data-settled`) while a page has been drawn whole, so that style sheets may leave out what is off the screen. */
export function useSettled(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has to be drawn whole first
  useLayoutEffect(() => {
    const mark = (settled: boolean) => document.documentElement.toggleAttribute('data-settled', settled);
    const timer = setTimeout(mark, restsAfterMs, true);
    return () => {
      clearTimeout(timer);
      mark(false);
    };
  }, [pathname]);
}
