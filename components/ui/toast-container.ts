let element: HTMLElement | undefined;
let parent: HTMLElement | undefined;

/** Returns the element that toasts render into. */
export function toastContainer(): HTMLElement {
  if (!element) {
    element = document.createElement('div');
    (parent ?? document.body).append(element);
  }
  return element;
}

/**
 * Moves toasts into an open modal dialog: everything outside it is inert and silent to screen readers.
 * Returns a function that moves them back.
 */
export function moveToastsInto(dialog: HTMLElement): () => void {
  const move = (to: HTMLElement | undefined) => {
    parent = to;
    if (element) (parent ?? document.body).append(element);
  };
  move(dialog);
  return () => move(undefined);
}
