import { useEffect, useState } from 'react';

/** Returns whether a condition has been true for `durationMs` without interruption. */
export function useHasLasted(durationMs: number, condition: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [condition, durationMs]);
  return isOver;
}
