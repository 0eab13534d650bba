/**
 * Returns the link that was clicked. Null outside links, and for another mouse button or a modifier key, with which a
 * click opens another tab or a menu.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
