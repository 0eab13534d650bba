import { useRef, useState } from 'react';

/** Longest time between the clicks of a double click. */
const clickIntervalMs = 500;

const busyAttributes = { 'aria-busy': true, 'aria-disabled': true } as const;

/**
 * Makes one press of impatient ones: ignores presses until the action has ended and none has come for half a second.
 * @returns `press` resolves to false when it was ignored; `busy` are attributes of the button meanwhile, which leave it the
 *   focus, unlike `disabled`
 */
export function useSinglePress<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const pressedAt = useRef(0);
  const press = async (...args: Args) => {
    pressedAt.current = performance.now();
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await action(...args);
      const restMs = () => pressedAt.current + clickIntervalMs - performance.now();
      while (restMs() > 0) await new Promise((resolve) => setTimeout(resolve, restMs()));
      return true;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { press, isBusy, busy: isBusy ? busyAttributes : undefined };
}
