/** Does what need not be seen once what has just changed has been painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
