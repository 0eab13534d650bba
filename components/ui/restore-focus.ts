/**
 * Runs a change that removes a list item together with the focused button inside it, and moves the focus once the button has gone: when an
 * optimistic change shows, else when the change has ended, also without success. Of the list's remove buttons, which have the attribute
 * `data-focus-after-removal`, the one at the same index receives the focus, else the last; without any, the first button of the surrounding
 * dialog, else `main`. A focus that the visitor has moved meanwhile stays.
 */
export async function restoreFocusAfterRemoval<T>(button: HTMLElement, change: () => Promise<T>): Promise<T> {
  const list = button.closest('ul, table');
  const removeButtons = () => [...(list?.querySelectorAll<HTMLElement>('[data-focus-after-removal]') ?? [])];
  const index = removeButtons().indexOf(button);
  const fallback =
    button.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
  const restoreFocus = () =>
    requestAnimationFrame(() => {
      const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
      if (button.isConnected || hasFocus) return;
      const remainingButtons = list?.isConnected ? removeButtons() : [];
      (remainingButtons[index] ?? remainingButtons.at(-1) ?? fallback)?.focus({ preventScroll: true });
    });
  const result = change();
  restoreFocus();
  return result.finally(restoreFocus);
}
