import { parseSettings, SettingsError } from './settings.ts';

test('every setting has a working default', () => {
  expect(parseSettings({})).toMatchObject({
    apiBaseUrl: undefined,
    uploadsBaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    port: 3000,
    upstreamTimeoutMs: 5000,
    accessTokenKey: 'access_token',
    refreshTokenKey: 'refresh_token',
    tenantsFile: 'tenants.json',
  });
});

test('the public origin is where the shop is served, unless it has one', () => {
  expect(parseSettings({ PORT: '3410' }).siteUrl).toBe('http://localhost:3410');
  expect(parseSettings({ PORT: '3410', SITE_URL: 'https://shop.example/' }).siteUrl).toBe(
    'https://shop.example',
  );
});

test('an empty setting counts as unset', () => {
  expect(parseSettings({ PORT: '', API_BASE_URL: ' ' })).toMatchObject({ port: 3000, apiBaseUrl: undefined });
});

test('uploads lie below the API unless they have an address of their own', () => {
  const api = 'http://api.example/v1/';
  expect(parseSettings({ API_BASE_URL: api }).uploadsBaseUrl).toBe('http://api.example/v1/uploads');
  expect(parseSettings({ API_BASE_URL: api, UPLOADS_BASE_URL: 'https://cdn.example' }).uploadsBaseUrl).toBe(
    'https://cdn.example',
  );
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['API_BASE_URL', 'api.example'],
  ['API_BASE_URL', 'file:///etc'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['UPSTREAM_TIMEOUT_MS', '-1'],
  ['ACCESS_TOKEN_KEY', 'a key'],
  ['AD_PIXEL_ID', 'https://pixel.example'],
  ['ANALYTICS', 'other'],
  ['AD_PIXEL_EVENTS', 'some'],
  ['ATTRIBUTION_DAYS', '0'],
  ['CAMPAIGNS_KEY', 'short'],
  ['HSTS_SUBDOMAINS', 'perhaps'],
  ['PICTURE_CACHE_MB', '0'],
  ['PAGE_CACHE_MB', '0'],
  ['METRICS_PORT', '70000'],
  ['REQUEST_LOG', 'perhaps'],
  ['CDN_PURGE_URL', 'api.cdn.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('a malformed %s is refused in one line that names it', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
});
