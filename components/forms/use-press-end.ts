import { useEffect, useRef } from 'react';

/** Longest time from the end of a touch to its click. */
const maxClickDelayMs = 300;

/**
 * Returns a function that waits until the press under way has ended, click included; without a press it resolves immediately. A message
 * that appeared during the press would move the pressed button away, and the press would not count.
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
    const endAfterClickDelay = () => {
      clearTimeout(timer);
      timer = setTimeout(end, maxClickDelayMs);
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('pointerdown', begin, { capture: true, signal });
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, endAfterClickDelay, { capture: true, signal });
    // Not captured, so that the handlers of the pressed element run first.
    addEventListener('click', end, { signal });
    return () => {
      controller.abort();
      end();
    };
  }, []);
  return async () => press.current;
}
