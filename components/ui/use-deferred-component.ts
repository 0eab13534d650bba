import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Loads a component, or other code, after the calling component has mounted. Returns null until it has loaded. The result stays null when
 * loading fails, where `lazy` would throw.
 * @param load only the function of the first rendering is called
 * @param isNeeded starts loading once it is true
 * @param onFailure called when loading fails
 */
export function useDeferredComponent<T>(
  load: () => Promise<T>,
  isNeeded = true,
  onFailure: (error: unknown) => void = () => {},
): T | null {
  // In an object, because `setLoaded` would call a bare component, which is a function.
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const loader = useRef(load);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loader.current().then(
      (value) => isMounted && setLoaded({ value }),
      (error) => isMounted && fail(error),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return loaded?.value ?? null;
}
