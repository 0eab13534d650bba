const interactionEvents = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll', 'popstate'];

let interaction: Promise<void> | undefined;

/**
 * Resolves once the visitor uses the page: touches, points, types, scrolls, or goes back to it. On the server at once, where nothing waits
 * for a visitor.
 */
export function firstUse(): Promise<void> {
  interaction ??= typeof window === 'undefined' || hasInteracted() ? Promise.resolve() : nextInteraction();
  return interaction;
}

/** Returns whether the page was used before this code loaded; true where the browser does not tell. */
function hasInteracted(): boolean {
  // A reload restores the scroll position, and a layer's history entry, which `useLayerHistory` has to leave.
  const wasActive = navigator.userActivation?.hasBeenActive ?? true;
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
