/**
 * Restores focus after a list item is removed together with the focused button inside it. Call before the removal, and the
 * returned function after it: focus moves to the remove button at the same index, else to the surrounding dialog or `main`.
 */
export function restoreFocusAfterRemoval(button: HTMLElement): () => void {
  const list = button.closest('ul, table');
  const removeButtons = () => [...(list?.querySelectorAll<HTMLElement>('[data-remove-button]') ?? [])];
  const index = removeButtons().indexOf(button);
  const fallback =
    button.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
  return () =>
    requestAnimationFrame(() => {
      if (button.isConnected) return;
      const remainingButtons = list?.isConnected ? removeButtons() : [];
      (remainingButtons[index] ?? remainingButtons.at(-1) ?? fallback)?.focus({ preventScroll: true });
    });
}
