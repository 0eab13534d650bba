import { imageOptimizerPath } from '../lib/platform/next/private-formats.ts';
import type { Settings } from '../lib/platform/settings/settings.ts';

/** Settings that affect the headers. `ANALYTICS` is not among them, because the shop's own origin serves its script. */
type HeaderSettings = Pick<Settings, 'siteUrl' | 'adPixelId' | 'isHstsForSubdomains'>;

const yearSeconds = 365 * 24 * 3600;
const embeddablePath = /^\/(?:(?:uploads|cards|icons)\/|(?:ar\/)?app-icons\/|favicon\.ico)/;

const resizedImagePath = new RegExp(`^${imageOptimizerPath}(?:[/?]|$)`);

/** `Permissions-Policy`: disables browser features that no page uses. Tracking reads the position of visitors who granted it before. */
const permissionsPolicy = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'].map(disabledFeature),
  ...['microphone', 'midi', 'payment', 'serial', 'usb'].map(disabledFeature),
].join(', ');

function disabledFeature(feature: string): string {
  return `${feature}=()`;
}

/** Returns the security headers of every response. */
export function securityHeaders({
  siteUrl,
  isHstsForSubdomains,
}: Omit<HeaderSettings, 'adPixelId'>): Record<string, string> {
  const hsts = `max-age=${yearSeconds}${isHstsForSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': hsts }),
  };
}

/**
 * Returns `Cross-Origin-Resource-Policy` of a path: `cross-origin` for images and icons, which link previews, search results and ads embed;
 * `same-origin` for everything else.
 */
export function crossOriginResourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return resizedImagePath.test(path) || embeddablePath.test(path) ? 'cross-origin' : 'same-origin';
}

/**
 * Returns the content security policy of pages. Scripts are files of the shop or of the configured pixel, never inline. Images, videos and
 * players may come from any host, as the API can link to them.
 */
export function contentSecurityPolicy({
  siteUrl,
  adPixelId,
}: Omit<HeaderSettings, 'isHstsForSubdomains'>): string {
  const hasPixel = adPixelId !== undefined;
  const anyHost = siteUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
  const sourcesByDirective: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(hasPixel ? ['https://connect.facebook.net'] : [])],
    // React writes style attributes, which cannot be hashed.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...anyHost, ...(hasPixel ? ['https://www.facebook.com'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hasPixel ? ['https://www.facebook.com'] : [])],
    'media-src': ["'self'", ...anyHost],
    // Players are embedded only from https URLs.
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sourcesByDirective)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
