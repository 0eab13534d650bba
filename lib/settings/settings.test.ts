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
    requestLog: false,
    isDevelopment: false,
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

test.each([
  ['PORT', 'port', 0, 65_535, 3000],
  ['UPSTREAM_TIMEOUT_MS', 'upstreamTimeoutMs', 50, 120_000, 5000],
  ['ATTEMPTS_FACTOR', 'attemptsFactor', 1, 1_000_000, 1],
  ['ATTRIBUTION_DAYS', 'attributionDays', 1, 400, 30],
  ['PAGE_CACHE_MB', 'pageCacheMb', 1, null, 192],
  ['PICTURE_CACHE_MB', 'pictureCacheMb', 1, null, 512],
  ['METRICS_PORT', 'metricsPort', 1, 65_535, undefined],
] as const)('%s (%s) is a whole number from %p to %p, and else %p', (name, field, least, most, usual) => {
  const read = (value: number) => parseSettings({ [name]: String(value) })[field];
  expect([read(least), parseSettings({})[field]]).toEqual([least, usual]);
  expect(() => read(least - 1)).toThrow(SettingsError);
  if (most === null) return;
  expect(read(most)).toBe(most);
  expect(() => read(most + 1)).toThrow(SettingsError);
});

test('a key of campaigns has at least 16 characters', () => {
  expect(parseSettings({ CAMPAIGNS_KEY: 'x'.repeat(16) }).campaignsKey).toBe('x'.repeat(16));
  expect(() => parseSettings({ CAMPAIGNS_KEY: 'x'.repeat(15) })).toThrow(SettingsError);
});
