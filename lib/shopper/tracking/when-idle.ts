/** Runs a callback when the browser is idle, after 5 s at the latest; after 2 s without `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}
