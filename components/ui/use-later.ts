import { useEffect, useRef, useState } from 'react';

/**
 * Code that a page needs only once it is drawn. Null until it has arrived, and for good where it cannot be fetched: the page then
 * goes on without it, where `lazy` would put an error in its place.
 * @param isNeeded false waits with fetching
 */
export function useLater<T>(load: () => Promise<T>, isNeeded = true): T | null {
  const [arrived, setArrived] = useState<{ value: T } | null>(null);
  const fetching = useRef(load);
  useEffect(() => {
    if (!isNeeded) return;
    let stillThere = true;
    fetching.current().then(
      (value) => stillThere && setArrived({ value }),
      () => {},
    );
    return () => {
      stillThere = false;
    };
  }, [isNeeded]);
  return arrived?.value ?? null;
}
