import type { Head } from './head.ts';

/**
 * What a page names as the address to share (`og:url`). Facebook asks for it where it differs, and draws the card of what it finds
 * there.
 */
export type SharedPage =
  | { state: 'same' }
  | { state: 'other'; address: string; head: Head }
  /** Outside of the shop, so that it was not looked at; or with this status in place of a page. */
  | { state: 'unread'; address: string; status: number | null };

const mostSteps = 3;

/**
 * Follows `og:url` from page to page, as Facebook does.
 * @param namedBy the address that a page names, null when it names none
 * @param visit the page at an address; its status where it is none, null where it is not looked at
 */
export async function sharedPage(
  page: { address: string; head: Head },
  namedBy: (head: Head) => string | null,
  visit: (address: string) => Promise<{ address: string; head: Head } | number | null>,
): Promise<SharedPage> {
  let at = page;
  for (let step = 0; step < mostSteps; step += 1) {
    const named = namedBy(at.head);
    if (named === null || isSame(named, at.address)) break;
    const found = await visit(named);
    if (found === null || typeof found === 'number')
      return { state: 'unread', address: named, status: found };
    at = found;
  }
  return at === page ? { state: 'same' } : { state: 'other', ...at };
}

function isSame(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}

/** Whether two addresses are of the same page, whatever their queries. */
export function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => (URL.canParse(address) ? new URL(address) : null));
  return a?.origin === b?.origin && a?.pathname === b?.pathname;
}
