import { normalizeText } from '../../../contract/typed-text.ts';
import { nextUrlPrefix } from '../../platform/next/private-formats.ts';
import { decodeOrOriginal } from '../../platform/wire/percent-decoding.ts';

/** A shop of this installation, with the host names (without port) and the origin by which its URLs are recognised. */
export interface KnownShop {
  id: string;
  hosts: readonly string[];
  origin: string;
}

/** Why a URL is not previewed. */
export type UrlRejection =
  | 'tooLong'
  | 'unreadable'
  | 'otherScheme'
  | 'credentials'
  | 'otherHost'
  | 'internalUrl'
  | 'previewItself';

/** A URL of one of this installation's shops. Only path and query come from the user. */
export interface ShopUrl {
  shop: KnownShop;
  /** Request target: path with query. */
  path: string;
}

const maxUrlLength = 2000;

const schemeAndSlashes = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Parses a pasted URL, with or without scheme, or a path of the current shop.
 * @param ownPort port of this server; a URL may have it in place of the port of the shop's origin
 */
export function readShopUrl(
  text: string,
  { shops, currentShop, ownPort }: { shops: readonly KnownShop[]; currentShop: KnownShop; ownPort: number },
): ShopUrl | UrlRejection {
  const trimmed = normalizeText(text);
  if (trimmed.length > maxUrlLength) return 'tooLong';
  const url = parse(trimmed, currentShop.origin);
  if (url === null) return 'unreadable';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'otherScheme';
  if (url.username || url.password) return 'credentials';
  const matchingShops = shops.filter((shop) => isUrlOf(shop, url, ownPort));
  const shop =
    matchingShops.find(({ hosts }) => hosts.includes(url.hostname)) ??
    matchingShops.find(({ id }) => id === currentShop.id) ??
    matchingShops[0];
  if (!shop) return 'otherHost';
  return rejectionOf(url.pathname) ?? { shop, path: url.pathname + url.search };
}

function parse(text: string, origin: string): URL | null {
  try {
    if (schemeAndSlashes.test(text)) return new URL(text);
    return text.startsWith('/') ? new URL(text, origin) : new URL(`https://${text}`);
  } catch {
    return null;
  }
}

function isUrlOf(shop: KnownShop, url: URL, ownPort: number): boolean {
  const origin = new URL(shop.origin);
  const isHost = url.hostname === origin.hostname || shop.hosts.includes(url.hostname);
  return isHost && ['', origin.port, String(ownPort)].includes(url.port);
}

/** Rejects API and framework paths, and the preview itself, which would recurse. */
function rejectionOf(pathname: string): UrlRejection | null {
  const normalized = decodeOrOriginal(pathname)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/^\/(?:en|ar)(?=\/|$)/, '');
  if (['/api/', nextUrlPrefix].some((prefix) => `${normalized}/`.startsWith(prefix))) return 'internalUrl';
  return /^\/preview(?:\/|$)/.test(normalized) ? 'previewItself' : null;
}
