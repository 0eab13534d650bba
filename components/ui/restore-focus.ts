/**
 * Restores focus after a list item is removed together with the focused button inside it. Call this before the removal, and the
 * returned function after the removal. The returned function focuses the remove button at the same index, else the last remove
 * button, else the first button of the surrounding dialog, else `main`.
 */
export function restoreFocusAfterRemoval(button: HTMLElement): () => void {
  const list = button.closest('ul, table');
  const removeButtons = () => [...(list?.querySelectorAll<HTMLElement>('[data-remove-button]') ?? [])];
  const index = removeButtons().indexOf(button);
  const fallback =
    button.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
  return () =>
    requestAnimationFrame(() => {
      // The item could not be removed, and its button still has the focus.
      if (button.isConnected) return;
      const remainingButtons = list?.isConnected ? removeButtons() : [];
      (remainingButtons[index] ?? remainingButtons.at(-1) ?? fallback)?.focus({ preventScroll: true });
    });
}
