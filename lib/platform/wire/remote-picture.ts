import { decodeOrOriginal } from './percent-decoding.ts';

/** Marks the first segment below `/uploads/` as a host, and the last one as a query. */
const marker = '~';
/** SVG files are not resized, and may hold scripts: their host serves them itself. */
const svgFile = /\.svg$/i;
const protocol = /^https?:\/\//;
/** Characters that no segment of a path may contain once decoded. */
const notInSegment = /[/\\\p{Cc}\p{Surrogate}]/u;

/**
 * Returns the shop's URL of a picture on a host of `IMAGE_HOSTS`: `/uploads/~{host}/{path}`, with `/~{query}` behind it where there is one;
 * null for any other URL.
 * @param bases setting `IMAGE_HOSTS` as base URLs
 */
export function remotePicturePath(href: string, bases: readonly string[]): string | null {
  if (bases.length === 0 || !URL.canParse(href)) return null;
  const { host, pathname, search } = new URL(href);
  if (!baseOf(host + pathname, bases) || svgFile.test(pathname)) return null;
  const segments = [marker + host, ...pathname.slice(1).split('/').map(decodeOrOriginal)];
  if (search) segments.push(marker + search.slice(1));
  const isReadable = segments.every((segment) => segment !== '' && !notInSegment.test(segment));
  return isReadable && !search.includes('%')
    ? `/uploads/${segments.map(encodeURIComponent).join('/')}`
    : null;
}

/** True for the segments below `/uploads` of a picture on another host. */
export function isRemotePicture([first = '']: readonly string[]): boolean {
  return decodeOrOriginal(first).startsWith(marker);
}

/**
 * Returns the URL of a remote picture from its segments below `/uploads`; null when `IMAGE_HOSTS` does not name its host and folder.
 * @param encodedSegments each percent-encoded
 */
export function remotePictureUrl(
  encodedSegments: readonly string[],
  bases: readonly string[],
): string | null {
  const [first = '', ...rest] = encodedSegments;
  const last = decodeOrOriginal(rest.at(-1) ?? '');
  const search = last.startsWith(marker) ? `?${last.slice(marker.length)}` : '';
  const host = decodeOrOriginal(first).slice(marker.length);
  const address = [host, ...(search ? rest.slice(0, -1) : rest)].join('/');
  const base = baseOf(address, bases);
  return base && new URL(`${protocol.exec(base)?.[0]}${address}${search}`).href;
}

/** @param address host and path */
function baseOf(address: string, bases: readonly string[]): string | null {
  return bases.find((base) => address.startsWith(base.replace(protocol, ''))) ?? null;
}
