import { useEffect, useRef, useState } from 'react';

/** Longest time between the clicks of a double click. */
const clickIntervalMs = 500;

const busyAttributes = { 'aria-busy': true, 'aria-disabled': true } as const;

/**
 * Treats repeated presses as one: ignores further presses until the action has ended and half a second has passed
 * without a press.
 * @returns `press`, which resolves to the result of the action, or to false for an ignored press; `isBusy`; and `busyProps`, attributes
 *   for the button while presses are ignored. Unlike `disabled`, these attributes do not take the focus from the button.
 */
export function useSinglePress<Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) {
  // An object: if a short action sets true and false again before React renders, a boolean would not have changed, and the effect below
  // would not run.
  const [state, setState] = useState({ isBusy: false });
  const isRunning = useRef(false);
  const pressedAt = useRef(0);
  const press = async (...args: Args) => {
    pressedAt.current = performance.now();
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isBusy: true });
    try {
      const result = await action(...args);
      const remainingMs = () => pressedAt.current + clickIntervalMs - performance.now();
      while (remainingMs() > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs()));
      return result;
    } finally {
      setState({ isBusy: false });
    }
  };
  // Accepts presses again only after the button has rendered without `busyProps`, which takes a moment on a slow phone.
  useEffect(() => {
    if (!state.isBusy) isRunning.current = false;
  }, [state]);
  return { press, isBusy: state.isBusy, busyProps: state.isBusy ? busyAttributes : undefined };
}
