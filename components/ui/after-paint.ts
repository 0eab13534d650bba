/** Runs the callback after the next paint, for work without a visible effect. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
