/**
 * Keeps the keyboard where it was when a row goes away together with the button that removed it: call before, and the returned
 * function after. Focus goes to the same button of a neighbouring row, else to the dialog or the page around it.
 */
export function keepFocusOf(button: HTMLElement): () => void {
  const row = button.closest('li, tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-removes]');
  const around =
    button.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
  return () =>
    requestAnimationFrame(() => {
      if (button.isConnected) return;
      (next?.isConnected ? next : around)?.focus({ preventScroll: true });
    });
}
