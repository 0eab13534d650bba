import { decoded } from './decoded.ts';

const longestPath = 2000;
const httpUrl = /^https?:\/\//i;
const climbing = /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\?#]|$)/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The storefront's address of a file path: `/uploads/` and the encoded path, with or without a leading slash. An
 * absolute address below the uploads base becomes one too, any other http or https address stays. Null for other
 * schemes, for paths that climb out of the folder and for what is no path at all.
 * @param baseUrl the setting `UPLOADS_BASE_URL`
 */
export function uploadsAddress(path: string, baseUrl?: string): string | null {
  const text = path.trim();
  if (text === '' || text.length > longestPath || /\p{Cc}/u.test(text) || climbing.test(text)) return null;
  if (httpUrl.test(text)) return absoluteAddress(text, baseUrl);
  return scheme.test(text) ? null : localAddress(text);
}

function absoluteAddress(text: string, baseUrl = ''): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (!URL.canParse(baseUrl)) return url.href;
  const base = new URL(baseUrl);
  const folder = `${base.pathname.replace(/\/+$/, '')}/`;
  const isUpload = url.origin === base.origin && url.pathname.startsWith(folder);
  return isUpload ? localAddress(url.pathname.slice(folder.length) + url.search) : url.href;
}

function localAddress(path: string): string | null {
  const [file = '', ...query] = path.split('?');
  const segments: string[] = [];
  for (const raw of file.split(/[/\\]/)) {
    const segment = decoded(raw);
    if (/[/\\\p{Cc}\p{Surrogate}]/u.test(segment)) return null;
    if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
  }
  if (segments.length === 0) return null;
  const address = `/uploads/${segments.join('/')}`;
  return query.length > 0
    ? address + new URL(`?${query.join('?')}`, 'https://uploads.invalid').search
    : address;
}
