import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CapabilityFinding, hasCapability, recordCapabilityFindings } from './api-capabilities.ts';
import { deliveryCountries, type Tenant, Tenants, tenantForHost } from './tenant.ts';
import { loadTenants } from './tenants-file.ts';

const shop = {
  id: 'one',
  hosts: ['one.example'],
  name: { en: 'One', ar: 'واحد' },
  contact: { email: 'care@one.example' },
  social: { network: 'Instagram', handle: '@one', url: 'https://www.instagram.com/one/', followers: 10 },
};
const tenants = Tenants.parse([shop, { ...shop, id: 'two', hosts: ['Two.example'] }]);

describe('tenants', () => {
  test('currency and colours have defaults', () => {
    expect(tenants[0]).toMatchObject({
      currency: 'EGP',
      tenantPrimaryColor: '#C2997C',
      tenantSecondaryColor: '#C2997C',
    });
  });

  test('delivery countries default to the home country, else to all', () => {
    const countriesOf = (settings: object) =>
      Tenants.parse([{ ...shop, ...settings }]).map(deliveryCountries)[0];
    expect(countriesOf({ country: 'EG', delivery: { countries: ['EG', 'SA'] } })).toEqual(['EG', 'SA']);
    expect(countriesOf({ country: 'EG' })).toEqual(['EG']);
    expect(countriesOf({})).toBeUndefined();
  });

  test('the delivery cost is in minor units, and 0 by default', () => {
    const costOf = (delivery?: object) => Tenants.parse([{ ...shop, delivery }])[0]?.delivery.cost;
    expect([undefined, {}, { cost: 60 }, { cost: 35.55 }].map(costOf)).toEqual([0, 0, 6000, 3555]);
    expect(() => costOf({ cost: -1 })).toThrow();
    const costIn = (currency: string, cost: number) =>
      Tenants.safeParse([{ ...shop, currency, delivery: { cost } }]).data?.[0]?.delivery.cost;
    expect([costIn('KWD', 1.255), costIn('JPY', 500), costIn('EGP', 1.255), costIn('JPY', 0.5)]).toEqual([
      1255,
      500,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['one.example', 'one'],
    ['two.example:3000', 'two'],
    ['TWO.EXAMPLE', 'two'],
    ['two.example.', 'two'],
    ['two.example.:3000', 'two'],
    ['stranger.example', 'one'],
    [null, 'one'],
  ])('host %s belongs to tenant %s', (host, id) => {
    expect(tenantForHost(tenants, host).id).toBe(id);
  });

  test.each([
    ['not JSON', '{'],
    ['no tenant', '[]'],
    ['an unknown setting', JSON.stringify([{ ...shop, curency: 'SAR' }])],
    ['a currency that ISO 4217 does not have', JSON.stringify([{ ...shop, currency: 'XYZ' }])],
    ['an invalid time zone', JSON.stringify([{ ...shop, timeZone: 'Cairo/Africa' }])],
    ['an invalid colour', JSON.stringify([{ ...shop, tenantPrimaryColor: 'url(x)' }])],
  ])('a tenants file with %s fails with a one-line error', (_case, text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
    writeFileSync(file, text);
    expect(() => loadTenants(file)).toThrow(/^Setting TENANTS_FILE: [^\n]+$/);
  });

  test.each([
    { id: '' },
    { hosts: [] },
    { hosts: [''] },
    { name: { en: '', ar: 'واحد' } },
    { name: { en: 'One', ar: '' } },
    { delivery: { countries: [] } },
    { feeds: { googleCategories: { abayas: '' } } },
    { feeds: { utm: { google: { source: 'google' } } } },
    { feeds: { utm: { bing: {} } } },
    { social: { ...shop.social, network: '' } },
  ])('a tenant with the empty value %j is rejected', (settings) => {
    expect(Tenants.safeParse([{ ...shop, ...settings }]).success).toBe(false);
  });

  test('names of one letter and a single delivery country are valid', () => {
    const settings = {
      hosts: ['a'],
      name: { en: 'O', ar: 'و' },
      delivery: { countries: ['EG'] },
      social: { ...shop.social, network: 'X' },
    };
    expect(Tenants.safeParse([{ ...shop, ...settings }])).toMatchObject({ success: true });
  });

  const isValid = (settings: object) => Tenants.safeParse([{ ...shop, ...settings }]).success;
  const textOf = (length: number) => 'x'.repeat(length);
  const searchTexts = (count: number, length: number) => ({
    popularSearches: { en: Array(count).fill(textOf(length)), ar: [] },
  });
  const daysOff = (weekdayCount: number, dateCount: number) => ({
    delivery: {
      daysOff: {
        weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].slice(
          0,
          weekdayCount,
        ),
        dates: Array(dateCount).fill('2026-01-01'),
      },
    },
  });
  test.each<[string, object, object]>([
    ['days', { delivery: { handlingDays: [0, 99] } }, { delivery: { handlingDays: [0, 100] } }],
    ['day ranges', { delivery: { handlingDays: [2, 2] } }, { delivery: { handlingDays: [2, 1] } }],
    ['first days', { delivery: { transitDays: [99, 99] } }, { delivery: { transitDays: [-1, 2] } }],
    ['hours', { delivery: { cutOff: 24 } }, { delivery: { cutOff: 25 } }],
    ['first hours', { delivery: { cutOff: 0 } }, { delivery: { cutOff: -1 } }],
    ['weekdays off', daysOff(6, 0), daysOff(7, 0)],
    ['dates off', daysOff(0, 400), daysOff(0, 401)],
    ['searches', searchTexts(8, 1), searchTexts(9, 1)],
    ['search texts', searchTexts(1, 40), searchTexts(1, 41)],
    ['short search texts', searchTexts(1, 1), searchTexts(1, 0)],
    [
      'campaign parameters',
      { feeds: { utm: { google: { utm_source: textOf(500) } } } },
      { feeds: { utm: { google: { utm_source: textOf(501) } } } },
    ],
    [
      'short campaign parameters',
      { feeds: { utm: { google: { utm_source: 'x' } } } },
      { feeds: { utm: { google: { utm_source: '' } } } },
    ],
    ['own texts', { texts: { en: { 'a.b': 'x' } } }, { texts: { en: { 'a.b': ' ' } } }],
    [
      'governorates',
      { delivery: { governorates: { a: [1, 2] } } },
      { delivery: { governorates: { '': [1, 2] } } },
    ],
    [
      'feed categories',
      { feeds: { googleCategories: { abayas: 'x' } } },
      { feeds: { googleCategories: { abayas: '' } } },
    ],
  ])('%s are limited', (_name, valid, invalid) => {
    expect([isValid(valid), isValid(invalid)]).toEqual([true, false]);
  });

  test.each([
    [{ shipping: { rate: 60 } }, '0: Unrecognized key: "shipping"; delivery costs are delivery.cost'],
    [
      { delivery: { country: 'SA' } },
      '0.delivery: Unrecognized key: "country"; the country is a setting of the shop itself',
    ],
  ])('an obsolete setting is rejected with its replacement: %j', (settings, message) => {
    const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
    writeFileSync(file, JSON.stringify([{ ...shop, ...settings }]));
    expect(() => loadTenants(file)).toThrow(`Setting TENANTS_FILE: ${file}, ${message}`);
  });

  test('a setting named like a member of Object.prototype has no hint', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
    writeFileSync(file, JSON.stringify([{ ...shop, constructor: 1 }]));
    expect(() => loadTenants(file)).toThrow(/Unrecognized key: "constructor"$/);
  });

  test('an unknown capability is rejected with a list of known capabilities', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
    writeFileSync(file, JSON.stringify([{ ...shop, capabilities: ['coupons', 'coupon'] }]));
    expect(() => loadTenants(file)).toThrow(
      `Setting TENANTS_FILE: ${file}, 0.capabilities.1: unknown capability "coupon": one of reviews, coupons, card, stock-alerts, facets, looks, fit, campaign-costs`,
    );
  });

  test('capabilities are a list or "auto"', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
    writeFileSync(file, JSON.stringify([{ ...shop, capabilities: 'coupons' }]));
    expect(() => loadTenants(file)).toThrow(`${file}, 0.capabilities: must be "auto" or a list`);
  });

  test('a shop uses what it names, or what its API has', () => {
    const [withCoupons, automatic] = Tenants.parse([
      { ...shop, capabilities: ['coupons'] },
      { ...shop, id: 'two' },
    ]);
    if (!withCoupons || !automatic) throw new Error('No tenant');
    const names = ['coupons', 'reviews', 'fit'] as const;
    const capabilitiesOf = (tenant: Tenant) => names.filter((name) => hasCapability(tenant, name));
    expect([withCoupons, automatic].map(capabilitiesOf)).toEqual([['coupons'], []]);
    recordCapabilityFindings(
      new Map<(typeof names)[number], CapabilityFinding>([
        ['coupons', { state: 'missing', reason: 'responds 404' }],
        ['reviews', { state: 'available' }],
        ['fit', { state: 'unseen', reason: 'no product has it' }],
      ]),
    );
    expect([withCoupons, automatic].map(capabilitiesOf)).toEqual([[], ['reviews']]);
    recordCapabilityFindings(new Map());
  });

  test('a missing tenants file fails with a one-line error', () => {
    expect(() => loadTenants('/nowhere/tenants.json')).toThrow(
      'Setting TENANTS_FILE: cannot read /nowhere/tenants.json',
    );
  });

  test('a network name may be one string for both languages', () => {
    expect(tenants[0]?.social.network).toEqual({ en: 'Instagram', ar: 'Instagram' });
  });

  test('the main account may stand alone or begin a list', () => {
    const facebook = { network: 'Facebook', handle: 'one', url: 'https://www.facebook.com/one/' };
    const parsed = Tenants.parse([shop, { ...shop, id: 'two', social: [shop.social, facebook] }]);
    expect(
      parsed.map(({ social, otherSocial }) => [social.handle, otherSocial.map(({ url }) => url)]),
    ).toEqual([
      ['@one', []],
      ['@one', [facebook.url]],
    ]);
    for (const social of [[], [facebook], [shop.social, { ...facebook, url: 'javascript:1' }]])
      expect(Tenants.safeParse([{ ...shop, social }]).success).toBe(false);
  });

  test('costs of express and pick-up have the decimals of the currency', () => {
    const place = { en: 'Cairo', ar: 'القاهرة' };
    const pickUp = { governorate: place, city: place, street: place };
    const parse = (delivery: object) => Tenants.safeParse([{ ...shop, delivery }]);
    const { data } = parse({ express: { cost: 90.5, transitDays: [0, 1] }, pickUp });
    expect(data?.[0]?.delivery).toMatchObject({ express: { cost: 9050 }, pickUp: { cost: 0 } });
    expect(parse({ express: { cost: 0.001, transitDays: [0, 1] } }).error?.issues[0]?.path).toEqual([
      0,
      'delivery',
      'express',
      'cost',
    ]);
  });

  test('tenants.json is valid', () => {
    expect(loadTenants('tenants.json').map(({ id }) => id)).toEqual(['rida', 'layl']);
  });
});
