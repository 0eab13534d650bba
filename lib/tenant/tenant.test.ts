import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveryCountries, Tenants, tenantForHost } from './tenant.ts';
import { loadTenants } from './tenants-file.ts';

const shop = {
  id: 'one',
  hosts: ['one.example'],
  name: { en: 'One', ar: 'واحد' },
  contact: { email: 'care@one.example' },
  social: { network: 'Instagram', handle: '@one', url: 'https://www.instagram.com/one/', followers: 10 },
};
const tenants = Tenants.parse([shop, { ...shop, id: 'two', hosts: ['Two.example'] }]);

test('a tenant has the currency EGP and both colours tan unless it says otherwise', () => {
  expect(tenants[0]).toMatchObject({
    currency: 'EGP',
    tenantPrimaryColor: '#C2997C',
    tenantSecondaryColor: '#C2997C',
  });
});

test('a shop delivers to the countries it names, else where it is at home, else anywhere', () => {
  const parse = (given: object) => Tenants.parse([{ ...shop, ...given }]).map(deliveryCountries)[0];
  expect(parse({ country: 'EG', delivery: { countries: ['EG', 'SA'] } })).toEqual(['EG', 'SA']);
  expect(parse({ country: 'EG' })).toEqual(['EG']);
  expect(parse({})).toBeUndefined();
});

test('what delivery costs is read in hundredths, and is nothing unless the tenant says otherwise', () => {
  const costOf = (delivery?: object) => Tenants.parse([{ ...shop, delivery }])[0]?.delivery.cost;
  expect([undefined, {}, { cost: 60 }, { cost: 35.55 }].map(costOf)).toEqual([0, 0, 6000, 3555]);
  expect(() => costOf({ cost: -1 })).toThrow();
});

test.each([
  ['one.example', 'one'],
  ['two.example:3000', 'two'],
  ['TWO.EXAMPLE', 'two'],
  ['stranger.example', 'one'],
  [null, 'one'],
])('host %s is answered by tenant %s', (host, id) => {
  expect(tenantForHost(tenants, host).id).toBe(id);
});

test.each([
  ['not JSON', '{'],
  ['no tenant', '[]'],
  ['a setting that there is not', JSON.stringify([{ ...shop, curency: 'SAR' }])],
  ['a time zone that is none', JSON.stringify([{ ...shop, timeZone: 'Cairo/Africa' }])],
  ['a colour that is none', JSON.stringify([{ ...shop, tenantPrimaryColor: 'url(x)' }])],
])('a tenants file with %s is refused in one line', (_case, text) => {
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
  { social: { ...shop.social, network: '' } },
])('a tenant with %j is refused: what is said must say something', (given) => {
  expect(Tenants.safeParse([{ ...shop, ...given }]).success).toBe(false);
});

test('one letter is enough for a name, and one place for a shop to deliver to', () => {
  const given = {
    hosts: ['a'],
    name: { en: 'O', ar: 'و' },
    delivery: { countries: ['EG'] },
    social: { ...shop.social, network: 'X' },
  };
  expect(Tenants.safeParse([{ ...shop, ...given }])).toMatchObject({ success: true });
});

test.each([
  [{ shipping: { rate: 60 } }, '0: Unrecognized key: "shipping"; delivery costs are delivery.cost'],
  [
    { delivery: { country: 'SA' } },
    '0.delivery: Unrecognized key: "country"; the country is a setting of the shop itself',
  ],
])('a setting of an older version is refused and says what took its place: %j', (old, message) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tenants-')), 'tenants.json');
  writeFileSync(file, JSON.stringify([{ ...shop, ...old }]));
  expect(() => loadTenants(file)).toThrow(`Setting TENANTS_FILE: ${file}, ${message}`);
});

test('a tenants file that is not there is refused in one line', () => {
  expect(() => loadTenants('/nowhere/tenants.json')).toThrow(
    'Setting TENANTS_FILE: cannot read /nowhere/tenants.json',
  );
});

test('the name of a network may be the same in both languages', () => {
  expect(tenants[0]?.social.network).toEqual({ en: 'Instagram', ar: 'Instagram' });
});

test('the tenants of the project are well formed', () => {
  expect(loadTenants('tenants.json').map(({ id }) => id)).toEqual(['rida', 'layl']);
});
