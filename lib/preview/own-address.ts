import { decoded } from '../wire/decoded.ts';
/** A shop as its addresses are told apart. */
export interface KnownShop {
  id: string;
  hosts: readonly string[];
  origin: string;
}

/** Why an address is not looked at. */
export type Refusal =
  | 'tooLong'
  | 'unreadable'
  | 'otherScheme'
  | 'credentials'
  | 'otherHost'
  | 'notShown'
  | 'previewItself';

/** A place of a shop of this installation. Nothing in it but path and query comes from who asked. */
export interface OwnAddress {
  shop: KnownShop;
  /** Path with query, as a request line has it. */
  path: string;
}

const longestAddress = 2000;

const schemeAndSlashes = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Reads an address that somebody pasted: with or without scheme, or a path of the shop it was pasted in.
 * @param ownPort where this server listens, which a shop's address may name besides the port of its origin
 */
export function readOwnAddress(
  text: string,
  { shops, current, ownPort }: { shops: readonly KnownShop[]; current: KnownShop; ownPort: number },
): OwnAddress | Refusal {
  const given = text.trim();
  if (given.length > longestAddress) return 'tooLong';
  const url = parse(given, current.origin);
  if (url === null) return 'unreadable';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'otherScheme';
  if (url.username || url.password) return 'credentials';
  const answering = shops.filter((shop) => answers(shop, url, ownPort));
  const shop =
    answering.find(({ hosts }) => hosts.includes(url.hostname)) ??
    answering.find(({ id }) => id === current.id) ??
    answering[0];
  if (!shop) return 'otherHost';
  return refusalOf(url.pathname) ?? { shop, path: url.pathname + url.search };
}

function parse(text: string, origin: string): URL | null {
  try {
    if (schemeAndSlashes.test(text)) return new URL(text);
    return text.startsWith('/') ? new URL(text, origin) : new URL(`https://${text}`);
  } catch {
    return null;
  }
}

function answers(shop: KnownShop, url: URL, ownPort: number): boolean {
  const origin = new URL(shop.origin);
  const isHost = url.hostname === origin.hostname || shop.hosts.includes(url.hostname);
  return isHost && ['', origin.port, String(ownPort)].includes(url.port);
}

/** Addresses that are not previewed: the browser's calls, the framework's own files, and the preview itself, which would not end. */
function refusalOf(pathname: string): Refusal | null {
  const plain = decoded(pathname)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/^\/(?:en|ar)(?=\/|$)/, '');
  if (/^\/(?:api|_next)(?:\/|$)/.test(plain)) return 'notShown';
  return /^\/preview(?:\/|$)/.test(plain) ? 'previewItself' : null;
}
