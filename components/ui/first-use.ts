const interactionEvents = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll', 'popstate'];

let interaction: Promise<void> | undefined;

/**
 * Resolves once the visitor uses the page: touches, points, types, scrolls, or goes back to it. On the server, where no visitor is to be
 * awaited, it resolves at once.
 */
export function firstUse(): Promise<void> {
  interaction ??= typeof window === 'undefined' || hasInteracted() ? Promise.resolve() : nextInteraction();
  return interaction;
}

/** Returns whether the page was used before this code loaded; true where the browser does not tell. */
function hasInteracted(): boolean {
  const wasActive = navigator.userActivation?.hasBeenActive ?? true;
  // After a reload, the browser restores the scroll position and the history entry of a layer. `useLayerHistory` has to leave that entry.
  return wasActive || scrollY > 0 || Boolean(history.state?.layer);
}

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      resolve();
    };
    for (const type of interactionEvents)
      addEventListener(type, start, { signal: controller.signal, capture: true, passive: true });
  });
}
