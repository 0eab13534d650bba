/** Runs the callback after the next paint, so that what the visitor just pressed is shown before slower work begins. */
export function afterPaint(callback: () => void): void {
  // A frame callback runs before the paint, its timer after the paint.
  requestAnimationFrame(() => setTimeout(callback));
}
