import { useEffect, useRef, useState } from 'react';

/**
 * Loads a component after its parent has mounted. Returns null until the component has loaded. When loading fails, it stays
 * null, where `lazy` would throw.
 * @param isNeeded starts loading once it is true
 */
export function useDeferredComponent<T>(load: () => Promise<T>, isNeeded = true): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const loader = useRef(load);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loader.current().then(
      (value) => isMounted && setLoaded({ value }),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return loaded?.value ?? null;
}
