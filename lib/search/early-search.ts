/**
 * What the page before was asked to search for, when its form was sent before its scripts could hear of it; null when this page was
 * come to in another way. Takes the address of that page (`document.referrer`), that of this one, and how the browser came here.
 */
export function earlySearch(referrer: string, address: string, how: NavigationTimingType): string | null {
  if (how !== 'navigate' || !URL.canParse(referrer)) return null;
  const [before, now] = [new URL(referrer), new URL(address)];
  const text = now.searchParams.get('searchText')?.trim() ?? '';
  const isNew = before.origin === now.origin && before.searchParams.get('searchText')?.trim() !== text;
  return isNew && text !== '' ? text : null;
}
