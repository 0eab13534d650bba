/** Calls a function at every scroll of the page. Returns a function that removes the listener. */
export function subscribeToScroll(callback: () => void): () => void {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}
