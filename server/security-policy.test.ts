import { parseSettings } from '../lib/settings/settings.ts';
import { contentSecurityPolicy, embeddedBy, securityHeaders } from './security-policy.ts';

const secure = { SITE_URL: 'https://shop.example' };
const directivesOf = (environment: Record<string, string>) =>
  new Map(
    contentSecurityPolicy(parseSettings(environment))
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('scripts are files of the shop, without exception', () => {
  expect(directivesOf(secure).get('script-src')).toEqual(["'self'"]);
});

test('a page talks to nobody but the shop, is framed by nobody and takes no other base', () => {
  const directives = directivesOf(secure);
  for (const name of ['default-src', 'connect-src', 'font-src', 'form-action']) {
    expect(directives.get(name)).toEqual(["'self'"]);
  }
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directives.get(name)).toEqual(["'none'"]);
});

test('the hosts of the pixel are there when it is configured, and only then', () => {
  const named = (environment: Record<string, string>) =>
    [...directivesOf(environment)].flatMap(([name, sources]) =>
      sources.filter((source) => source.includes('facebook')).map((source) => `${name} ${source}`),
    );
  expect(named(secure)).toEqual([]);
  expect(named({ ...secure, ANALYTICS: 'vercel' })).toEqual([]);
  expect(named({ ...secure, AD_PIXEL_ID: '12345' })).toEqual([
    'script-src https://connect.facebook.net',
    'img-src https://www.facebook.com',
    'connect-src https://www.facebook.com',
  ]);
});

test('pictures over http are for a shop over http', () => {
  expect(directivesOf(secure).get('img-src')).not.toContain('http:');
  expect(directivesOf({}).get('img-src')).toContain('http:');
});

test('browsers are told to come back over https only by a shop that is there', () => {
  const name = 'Strict-Transport-Security';
  expect(securityHeaders(parseSettings(secure))[name]).toMatch(/^max-age=\d{8}$/);
  expect(securityHeaders(parseSettings({}))).not.toHaveProperty(name);
  const all = securityHeaders(parseSettings({ ...secure, HSTS_SUBDOMAINS: 'true' }))[name];
  expect(all).toMatch(/^max-age=\d{8}; includeSubDomains$/);
});

test('pages, scripts and answers to calls are for the shop alone; pictures that others show are for anyone', () => {
  for (const path of [
    '/',
    '/ar/shop',
    '/_next/static/a.js',
    '/scripts/page-a.js',
    '/api/products',
    '/uploads',
  ])
    expect([path, embeddedBy(path)]).toEqual([path, 'same-origin']);
  const shown = [
    '/uploads/a.webp',
    '/_next/image?url=x',
    '/cards/en/product/a.png',
    '/icons/icon.svg',
    '/favicon.ico',
  ];
  for (const path of [...shown, '/app-icons/512', '/ar/app-icons/512'])
    expect([path, embeddedBy(path)]).toEqual([path, 'cross-origin']);
  expect(securityHeaders(parseSettings({}))['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
