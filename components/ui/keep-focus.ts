/**
 * Keeps the keyboard where it was when an entry of a list goes away together with the button that removed it: call before, and the
 * returned function after. Focus goes to the button of the entry in its place, else to the dialog or the page around it.
 */
export function keepFocusOf(button: HTMLElement): () => void {
  const list = button.closest('ul, table');
  const removing = () => [...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const place = removing().indexOf(button);
  const around =
    button.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
  return () =>
    requestAnimationFrame(() => {
      if (button.isConnected) return;
      const left = list?.isConnected ? removing() : [];
      (left[place] ?? left.at(-1) ?? around)?.focus({ preventScroll: true });
    });
}
