let container: HTMLElement | undefined;
let parent: HTMLElement | undefined;

/** Returns the element that toasts render into. */
export function toastContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div');
    (parent ?? document.body).append(container);
  }
  return container;
}

/**
 * Moves toasts into an open modal dialog: everything outside it is inert and silent to screen readers.
 * Returns a function that moves them back.
 */
export function moveToastsInto(dialog: HTMLElement): () => void {
  const move = (to: HTMLElement | undefined) => {
    parent = to;
    if (container) (parent ?? document.body).append(container);
  };
  move(dialog);
  return () => move(undefined);
}
