import { parseSettings } from '../../lib/platform/settings/settings.ts';
import { recordCapabilityFindings } from '../../lib/platform/tenant/api-capabilities.ts';
import { loadTenants } from '../../lib/platform/tenant/tenants-file.ts';
import { contentKey } from './keys.ts';

const environment = { API_BASE_URL: 'https://api.example.com', SITE_URL: 'https://shop.example.com' };
const tenants = loadTenants('tenants.json');
const keyOf = (variables: Record<string, string>) =>
  contentKey('build', parseSettings({ ...environment, ...variables }), tenants);

describe('contentKey', () => {
  test.each<[string, Record<string, string>]>([
    ['the origin', { SITE_URL: 'https://other.example.com' }],
    ['the address of uploads', { UPLOADS_BASE_URL: 'https://media.example.com' }],
    ['the pixel', { AD_PIXEL_ID: '1234' }],
    ['the storage key of a token', { ACCESS_TOKEN_KEY: 'token' }],
  ])('separates instances that differ in %s', (_name, variables) => {
    expect(keyOf(variables)).not.toBe(keyOf({}));
  });

  test('separates builds and shops', () => {
    const settings = parseSettings(environment);
    const otherCurrency = tenants.map((tenant) => ({ ...tenant, currency: 'USD' }));
    const keys = [
      keyOf({}),
      contentKey('other build', settings, tenants),
      contentKey('build', settings, otherCurrency),
      contentKey('build', settings, tenants.toReversed()),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test('separates instances that found other capabilities', () => {
    const before = keyOf({});
    recordCapabilityFindings(new Map([['coupons', { state: 'available' }]]));
    expect(keyOf({})).not.toBe(before);
    recordCapabilityFindings(new Map([['coupons', { state: 'missing', reason: 'responds 404' }]]));
    expect(keyOf({})).toBe(before);
  });

  test('is the same for instances that differ in port, memory and log', () => {
    const variables = { PORT: '3001', PAGE_CACHE_MB: '64', LOG_LEVEL: 'error', REDIS_URL: 'redis://cache' };
    expect(keyOf(variables)).toBe(keyOf({}));
  });
});
