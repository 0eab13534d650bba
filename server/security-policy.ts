import type { Settings } from '../lib/settings/settings.ts';

/** What the policy depends on; the analytics of `ANALYTICS` are served by the shop's own origin and need nothing. */
type Configured = Pick<Settings, 'siteUrl' | 'adPixelId' | 'hstsSubdomains'>;

const yearSeconds = 365 * 24 * 3600;
const shownElsewhere =
  /^\/(?:(?:uploads|cards|icons)\/|_next\/image(?:[/?]|$)|(?:ar\/)?app-icons\/|favicon\.ico)/;

/** Browser features that no page uses; position is used where permission was given already. */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'].map(none),
  ...['microphone', 'midi', 'payment', 'serial', 'usb'].map(none),
].join(', ');

function none(feature: string): string {
  return `${feature}=()`;
}

/** Headers of every answer. */
export function securityHeaders({
  siteUrl,
  hstsSubdomains,
}: Omit<Configured, 'adPixelId'>): Record<string, string> {
  const strict = `max-age=${yearSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': strict }),
  };
}

/**
 * Who may embed an answer (`Cross-Origin-Resource-Policy`): pictures and icons anyone, since previews of links, search results and
 * ads show them on pages of their own; everything else the shop alone.
 */
export function embeddedBy(path: string): 'same-origin' | 'cross-origin' {
  return shownElsewhere.test(path) ? 'cross-origin' : 'same-origin';
}

/**
 * The content security policy of pages: scripts are files of the shop itself, or of what is configured. The API may name
 * pictures, videos and players on any host (`wire/` in `lib/`); none of them runs here.
 */
export function contentSecurityPolicy({ siteUrl, adPixelId }: Omit<Configured, 'hstsSubdomains'>): string {
  const pixel = adPixelId !== undefined;
  const anyHost = siteUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(pixel ? ['https://connect.facebook.net'] : [])],
    // React writes style attributes, and those have no hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...anyHost, ...(pixel ? ['https://www.facebook.com'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(pixel ? ['https://www.facebook.com'] : [])],
    'media-src': ["'self'", ...anyHost],
    // A player is read from https addresses alone.
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`)
    .join('; ');
}
