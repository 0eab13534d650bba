import { useEffect, useRef } from 'react';

/** Longest time from the end of a touch to its click. */
const maxClickDelayMs = 300;

/**
 * Returns a function that resolves once the press under way has ended, click included; immediately without one. A message that appears
 * before then would move the pressed button away, and the press would not count.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resolvePress = () => {};
    const end = () => {
      clearTimeout(timer);
      press.current = undefined;
      resolvePress();
    };
    const begin = () => {
      end();
      press.current = new Promise((resolve) => {
        resolvePress = resolve;
      });
    };
    const endWithoutClick = () => {
      clearTimeout(timer);
      timer = setTimeout(end, maxClickDelayMs);
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('pointerdown', begin, { capture: true, signal });
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, endWithoutClick, { capture: true, signal });
    // Not captured, so that the press counts before anything moves.
    addEventListener('click', end, { signal });
    return () => {
      controller.abort();
      end();
    };
  }, []);
  return async () => press.current;
}
