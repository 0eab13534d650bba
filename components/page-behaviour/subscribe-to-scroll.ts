/** Calls a function at every scroll of the page; returns a function that stops this. */
export function subscribeToScroll(callback: () => void): () => void {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}
