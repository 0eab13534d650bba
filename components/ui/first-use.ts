const useEvents = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll', 'popstate'];

let use: Promise<void> | undefined;

/**
 * Resolves once the visitor uses the page: touches, points, types, scrolls, or goes back to it. On the server at once, where nothing waits
 * for a visitor.
 */
export function firstUse(): Promise<void> {
  use ??= typeof window === 'undefined' || isUsed() ? Promise.resolve() : nextUse();
  return use;
}

/** Returns whether the page was used before this code loaded; true where the browser does not tell. */
function isUsed(): boolean {
  const wasActive = navigator.userActivation?.hasBeenActive ?? true;
  return wasActive || scrollY > 0 || Boolean(history.state?.layer);
}

function nextUse(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      resolve();
    };
    for (const type of useEvents)
      addEventListener(type, start, { signal: controller.signal, capture: true, passive: true });
  });
}
