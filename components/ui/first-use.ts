const interactionEvents = ['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll', 'popstate'];

let interaction: Promise<void> | undefined;

/**
 * Resolves once the visitor uses the page: touches, points, types, scrolls, or goes back or forward. Resolves at once on the server,
 * where no visitor is to be awaited.
 */
export function firstUse(): Promise<void> {
  interaction ??= typeof window === 'undefined' || hasInteracted() ? Promise.resolve() : nextInteraction();
  return interaction;
}

/** Returns whether the page was used before this code loaded; true where the browser does not tell. */
function hasInteracted(): boolean {
  const wasActive = navigator.userActivation?.hasBeenActive ?? true;
  // A reload restores the scroll position, and the history entry that an open dialog had pushed: `useLayerHistory` must load at once to go
  // back from that entry.
  return wasActive || scrollY > 0 || Boolean(history.state?.layer);
}

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onInteraction = () => {
      controller.abort();
      resolve();
    };
    for (const type of interactionEvents)
      addEventListener(type, onInteraction, { signal: controller.signal, capture: true, passive: true });
  });
}
