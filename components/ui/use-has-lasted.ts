import { useEffect, useState } from 'react';

/** Returns whether a condition has been true for `durationMs` without interruption. */
export function useHasLasted(durationMs: number, condition: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHasLasted(true), durationMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, durationMs]);
  return hasLasted;
}
