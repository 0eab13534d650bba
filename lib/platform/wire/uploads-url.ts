import { decodeOrOriginal } from './percent-decoding.ts';

const maxPathLength = 2000;
const httpPrefix = /^https?:\/\//i;
/** A segment `..`, also percent-encoded. */
const traversal = /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\?#]|$)/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Characters that no segment of a path may contain once decoded. */
const notInSegment = /[/\\\p{Cc}\p{Surrogate}]/u;

/**
 * Returns the storefront URL of a file path: `/uploads/` and the encoded path. An absolute URL below `baseUrl` is mapped likewise,
 * other http(s) URLs stay. Null for other schemes, path traversal and invalid paths.
 * @param baseUrl setting `UPLOADS_BASE_URL`
 */
export function uploadsUrl(path: string, baseUrl?: string): string | null {
  const text = path.trim();
  if (text === '' || text.length > maxPathLength || /\p{Cc}/u.test(text) || traversal.test(text)) return null;
  if (httpPrefix.test(text)) return absoluteUploadsUrl(text, baseUrl);
  return scheme.test(text) ? null : localUploadsUrl(text);
}

function absoluteUploadsUrl(text: string, baseUrl = ''): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (!URL.canParse(baseUrl)) return url.href;
  const base = new URL(baseUrl);
  const folder = `${base.pathname.replace(/\/+$/, '')}/`;
  const isUpload = url.origin === base.origin && url.pathname.startsWith(folder);
  return isUpload ? localUploadsUrl(url.pathname.slice(folder.length) + url.search) : url.href;
}

function localUploadsUrl(path: string): string | null {
  const [filePath = '', ...query] = path.split('?');
  const segments: string[] = [];
  for (const encodedSegment of filePath.split(/[/\\]/)) {
    const segment = decodeOrOriginal(encodedSegment);
    if (notInSegment.test(segment)) return null;
    if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
  }
  if (segments.length === 0) return null;
  const url = `/uploads/${segments.join('/')}`;
  return query.length > 0 ? url + new URL(`?${query.join('?')}`, 'https://uploads.invalid').search : url;
}

/** Marks the first segment below `/uploads/` as a host, and the last one as a query. */
const marker = '~';
/** SVG files are not resized, and may hold scripts: their host serves them itself. */
const svgFile = /\.svg$/i;

/**
 * Returns the shop's URL of a picture on a host of `IMAGE_HOSTS`: `/uploads/~{host}/{path}`, followed by `/~{query}` if it has a query;
 * null for any other URL.
 * @param bases setting `IMAGE_HOSTS` as base URLs
 */
export function remotePicturePath(href: string, bases: readonly string[]): string | null {
  if (bases.length === 0 || !URL.canParse(href)) return null;
  const { host, pathname, search } = new URL(href);
  if (!baseOf(host + pathname, bases) || svgFile.test(pathname)) return null;
  const segments = [marker + host, ...pathname.slice(1).split('/').map(decodeOrOriginal)];
  // A file name that begins with the marker would be read as a query.
  if (!search && segments.at(-1)?.startsWith(marker)) return null;
  if (search) segments.push(marker + search.slice(1));
  const isReadable = segments.every((segment) => segment !== '' && !notInSegment.test(segment));
  // Next passes some segments decoded, and a percent-encoded query would then be decoded twice.
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
  const [hostSegment = '', ...pathSegments] = encodedSegments;
  const lastSegment = decodeOrOriginal(pathSegments.at(-1) ?? '');
  const search = lastSegment.startsWith(marker) ? `?${lastSegment.slice(marker.length)}` : '';
  const host = decodeOrOriginal(hostSegment).slice(marker.length);
  const hostAndPath = [host, ...(search ? pathSegments.slice(0, -1) : pathSegments)].join('/');
  const base = baseOf(hostAndPath, bases);
  return base && new URL(`${httpPrefix.exec(base)?.[0]}${hostAndPath}${search}`).href;
}

/** Returns the base URL below which a host and path are; its protocol does not matter. */
function baseOf(hostAndPath: string, bases: readonly string[]): string | null {
  return bases.find((base) => hostAndPath.startsWith(base.replace(httpPrefix, ''))) ?? null;
}
