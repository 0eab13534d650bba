let container: HTMLElement | undefined;
/** The open dialog that contains the toasts; undefined while `body` contains them. */
let openDialog: HTMLElement | undefined;

/** Returns the element that toasts render into. */
export function toastContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div');
    (openDialog ?? document.body).append(container);
  }
  return container;
}

/**
 * Moves toasts into an open modal dialog, because everything outside of it is inert and silent to screen readers.
 * Returns a function that moves the toasts back.
 */
export function moveToastsInto(dialog: HTMLElement): () => void {
  const move = (target: HTMLElement | undefined) => {
    openDialog = target;
    if (container) (openDialog ?? document.body).append(container);
  };
  move(dialog);
  return () => move(undefined);
}
