const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];

/**
 * Resolves once someone touches the place that wears `data-late` with this name, or has done so before; at once where there is none:
 * then nobody drew it on a server. Going back and forth within the page counts too, as React then draws anew what is around it.
 */
export function whenTouched(name: string): Promise<void> {
  const here = `[data-late=${name}]`;
  if (typeof document === 'undefined' || !document.querySelector(here)) return Promise.resolve();
  if (document.querySelector(`${here}:is(:hover, :focus-within, :has([data-pending]))`))
    return Promise.resolve();
  return new Promise((resolve) => {
    const hear = ({ type, target }: Event) => {
      if (type !== 'popstate' && !(target instanceof Element && target.closest(here))) return;
      for (const touch of touches) removeEventListener(touch, hear, true);
      removeEventListener('popstate', hear);
      resolve();
    };
    for (const touch of touches) addEventListener(touch, hear, true);
    addEventListener('popstate', hear);
  });
}
