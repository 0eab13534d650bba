const interactionEvents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];

/**
 * Resolves on the first interaction with the deferred island of this name, or at once after an earlier interaction. Also
 * resolves at once when the island is not in the document, because it was not rendered on the server, and on
 * `popstate`, after which React renders the page again.
 */
export function onFirstInteraction(name: string): Promise<void> {
  const selector = `[data-deferred=${name}]`;
  if (typeof document === 'undefined' || !document.querySelector(selector)) return Promise.resolve();
  // `data-pending` marks a form that was submitted before hydration.
  if (document.querySelector(`${selector}:is(:hover, :focus-within, :has([data-pending]))`))
    return Promise.resolve();
  return new Promise((resolve) => {
    const onEvent = ({ type, target }: Event) => {
      if (type !== 'popstate' && !(target instanceof Element && target.closest(selector))) return;
      for (const eventName of interactionEvents) removeEventListener(eventName, onEvent, true);
      removeEventListener('popstate', onEvent);
      resolve();
    };
    for (const eventName of interactionEvents) addEventListener(eventName, onEvent, true);
    addEventListener('popstate', onEvent);
  });
}
