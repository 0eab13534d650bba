import { parseSettings } from '../lib/platform/settings/settings.ts';
import { contentSecurityPolicy, crossOriginResourcePolicy, securityHeaders } from './security-headers.ts';

const secure = { SITE_URL: 'https://shop.example' };
const directivesOf = (environment: Record<string, string>) =>
  new Map(
    contentSecurityPolicy(parseSettings(environment))
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('security headers', () => {
  test('allows only scripts from the shop', () => {
    expect(directivesOf(secure).get('script-src')).toEqual(["'self'"]);
  });

  test('restricts connections, framing and base URL', () => {
    const directives = directivesOf(secure);
    for (const name of ['default-src', 'connect-src', 'font-src', 'form-action']) {
      expect(directives.get(name)).toEqual(["'self'"]);
    }
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directives.get(name)).toEqual(["'none'"]);
  });

  test('allows pixel hosts when a pixel is configured', () => {
    const pixelSources = (environment: Record<string, string>) =>
      [...directivesOf(environment)].flatMap(([name, sources]) =>
        sources.filter((source) => source.includes('facebook')).map((source) => `${name} ${source}`),
      );
    expect(pixelSources(secure)).toEqual([]);
    expect(pixelSources({ ...secure, ANALYTICS: 'vercel', ANALYTICS_PATH: '/stats' })).toEqual([]);
    expect(pixelSources({ ...secure, AD_PIXEL_ID: '12345' })).toEqual([
      'script-src https://connect.facebook.net',
      'img-src https://www.facebook.com',
      'connect-src https://www.facebook.com',
    ]);
  });

  test('allows images over http for a shop over http', () => {
    expect(directivesOf(secure).get('img-src')).not.toContain('http:');
    expect(directivesOf({}).get('img-src')).toContain('http:');
  });

  test('sets HSTS only for an https origin', () => {
    const name = 'Strict-Transport-Security';
    expect(securityHeaders(parseSettings(secure))[name]).toBe('max-age=31536000');
    expect(securityHeaders(parseSettings({}))).not.toHaveProperty(name);
    const withSubdomains = securityHeaders(parseSettings({ ...secure, HSTS_SUBDOMAINS: 'true' }))[name];
    expect(withSubdomains).toBe('max-age=31536000; includeSubDomains');
  });

  test('allows other origins to embed only images and icons', () => {
    for (const path of [
      '/',
      '/ar/shop',
      '/_next/static/a.js',
      '/scripts/page-a.js',
      '/api/products',
      '/uploads',
    ])
      expect([path, crossOriginResourcePolicy(path)]).toEqual([path, 'same-origin']);
    const embeddable = [
      '/uploads/a.webp',
      '/_next/image?url=x',
      '/cards/en/product/a.png',
      '/icons/icon.svg',
      '/favicon.ico',
    ];
    for (const path of [...embeddable, '/app-icons/512', '/ar/app-icons/512'])
      expect([path, crossOriginResourcePolicy(path)]).toEqual([path, 'cross-origin']);
    expect(securityHeaders(parseSettings({}))['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });
});
