import { parseSettings, SettingsError } from './settings.ts';

describe('parseSettings', () => {
  test('requires no setting', () => {
    expect(parseSettings({})).toMatchObject({
      apiBaseUrl: undefined,
      uploadsBaseUrl: undefined,
      siteUrl: 'http://localhost:3000',
      port: 3000,
      upstreamTimeoutMs: 5000,
      accessTokenKey: 'access_token',
      refreshTokenKey: 'refresh_token',
      tenantsFile: 'tenants.json',
      hasRequestLog: false,
      isDevelopment: false,
    });
  });

  test('defaults the public origin to localhost and the port', () => {
    expect(parseSettings({ PORT: '3410' }).siteUrl).toBe('http://localhost:3410');
    expect(parseSettings({ PORT: '3410', SITE_URL: 'https://shop.example/' }).siteUrl).toBe(
      'https://shop.example',
    );
  });

  test('treats an empty value as unset', () => {
    expect(parseSettings({ PORT: '', API_BASE_URL: ' ' })).toMatchObject({
      port: 3000,
      apiBaseUrl: undefined,
    });
  });

  test('defaults the uploads URL to a path below the API', () => {
    const api = 'http://api.example/v1/';
    expect(parseSettings({ API_BASE_URL: api }).uploadsBaseUrl).toBe('http://api.example/v1/uploads');
    expect(parseSettings({ API_BASE_URL: api, UPLOADS_BASE_URL: 'https://cdn.example' }).uploadsBaseUrl).toBe(
      'https://cdn.example',
    );
  });

  test('defaults the path of analytics to that of Vercel', () => {
    const pathOf = (environment: Record<string, string>) => parseSettings(environment).analyticsPath;
    const environments: Record<string, string>[] = [
      {},
      { VERCEL: '1' },
      { ANALYTICS_PATH: '/stats' },
      { VERCEL: '1', ANALYTICS_PATH: '/stats' },
    ];
    const paths = environments.map((environment) => pathOf({ ANALYTICS: 'vercel', ...environment }));
    expect(paths).toEqual(['/_vercel', '/_vercel', '/stats', '/stats']);
    expect(pathOf({ VERCEL: '1', ANALYTICS_PATH: '/stats' })).toBeUndefined();
  });

  test('reads hosts of pictures as base URLs', () => {
    const hosts = ' cdn.example.com, https://media.example/shop-1, http://localhost:9000/ ';
    expect(parseSettings({ IMAGE_HOSTS: hosts }).imageBaseUrls).toEqual([
      'https://cdn.example.com/',
      'https://media.example/shop-1/',
      'http://localhost:9000/',
    ]);
    expect(parseSettings({}).imageBaseUrls).toEqual([]);
  });

  test('reads hosts of pictures in any letter case', () => {
    const hosts = 'HTTP://Media.Example, HTTPS://CDN.example/Shop-1';
    expect(parseSettings({ IMAGE_HOSTS: hosts }).imageBaseUrls).toEqual([
      'http://media.example/',
      'https://cdn.example/Shop-1/',
    ]);
  });

  test.each([
    ['IMAGE_HOSTS', 'cdn.example.com, *'],
    ['IMAGE_HOSTS', 'ftp://cdn.example.com'],
    ['IMAGE_HOSTS', 'https://http://cdn.example.com'],
    ['IMAGE_HOSTS', 'user@cdn.example.com'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_BASE_URL', 'api.example'],
    ['API_BASE_URL', 'file:///etc'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['UPSTREAM_TIMEOUT_MS', '-1'],
    ['ACCESS_TOKEN_KEY', 'a key'],
    ['AD_PIXEL_ID', 'https://pixel.example'],
    ['ANALYTICS', 'other'],
    ['ANALYTICS_PATH', 'https://vercel.example'],
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
  ])('rejects a malformed %s in one line that names it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
  });

  test.each([
    ['PORT', 'port', 0, 65_535, 3000],
    ['UPSTREAM_TIMEOUT_MS', 'upstreamTimeoutMs', 50, 120_000, 5000],
    ['ATTEMPTS_FACTOR', 'rateLimitFactor', 1, 1_000_000, 1],
    ['ATTRIBUTION_DAYS', 'attributionDays', 1, 400, 30],
    ['PAGE_CACHE_MB', 'pageCacheMb', 1, null, 192],
    ['PICTURE_CACHE_MB', 'pictureCacheMb', 1, null, 512],
    ['METRICS_PORT', 'metricsPort', 1, 65_535, undefined],
  ] as const)('parses %s (%s) from %p to %p, by default %p', (name, field, min, max, defaultValue) => {
    const parse = (value: number) => parseSettings({ [name]: String(value) })[field];
    expect([parse(min), parseSettings({})[field]]).toEqual([min, defaultValue]);
    expect(() => parse(min - 1)).toThrow(SettingsError);
    if (max === null) return;
    expect(parse(max)).toBe(max);
    expect(() => parse(max + 1)).toThrow(SettingsError);
  });

  test('requires a campaigns key of at least 16 characters', () => {
    expect(parseSettings({ CAMPAIGNS_KEY: 'x'.repeat(16) }).campaignsKey).toBe('x'.repeat(16));
    expect(() => parseSettings({ CAMPAIGNS_KEY: 'x'.repeat(15) })).toThrow(SettingsError);
  });
});
