import { decodeOrOriginal } from './percent-decoding.ts';

const maxPathLength = 2000;
const httpUrl = /^https?:\/\//i;
const traversal = /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\?#]|$)/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns the storefront URL of a file path: `/uploads/` and the encoded path. An absolute URL below `baseUrl` is mapped likewise,
 * other http(s) URLs stay. Null for other schemes, path traversal and invalid paths.
 * @param baseUrl setting `UPLOADS_BASE_URL`
 */
export function uploadsUrl(path: string, baseUrl?: string): string | null {
  const text = path.trim();
  if (text === '' || text.length > maxPathLength || /\p{Cc}/u.test(text) || traversal.test(text)) return null;
  if (httpUrl.test(text)) return absoluteUploadsUrl(text, baseUrl);
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
    if (/[/\\\p{Cc}\p{Surrogate}]/u.test(segment)) return null;
    if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
  }
  if (segments.length === 0) return null;
  const url = `/uploads/${segments.join('/')}`;
  return query.length > 0 ? url + new URL(`?${query.join('?')}`, 'https://uploads.invalid').search : url;
}
