/** The address that the page was loaded from, whatever has become of it since. */
export function loadedAs(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return URL.canParse(address) ? address : location.href;
}
