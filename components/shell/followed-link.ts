/** The link that a click follows in this tab; null where it follows none, or opens another tab or window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
