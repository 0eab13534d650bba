import { Tenants } from '../lib/platform/tenant/tenant.ts';
import { loadTenants } from '../lib/platform/tenant/tenants-file.ts';
import { referenceApiShops } from './reference-api-shops.ts';

const siteUrl = 'https://shop.example';
const [first] = loadTenants('tenants.json');
// Not a setting, but a part of `social`.
const rida = { ...first, otherSocial: undefined };
const shops = (...tenants: object[]) =>
  referenceApiShops(
    Tenants.parse(JSON.parse(JSON.stringify(tenants.map((tenant) => ({ ...rida, ...tenant }))))),
    siteUrl,
  );

describe('referenceApiShops', () => {
  test('returns express delivery and the place to pick up orders', () => {
    const place = { en: 'Cairo', ar: 'القاهرة' };
    const pickUp = { governorate: place, city: place, street: { en: '1 Nile Street', ar: '١ شارع النيل' } };
    const delivery = { cost: 50, express: { cost: 90.5, transitDays: [0, 1] }, pickUp };
    expect(shops({ delivery })).toMatchObject([
      {
        deliveryCost: 50,
        expressCost: 90.5,
        pickUp: { cost: 0, place: { en: '1 Nile Street, Cairo', ar: '١ شارع النيل، القاهرة' } },
      },
    ]);
  });

  test('returns origin, delivery and countries of each shop', () => {
    const delivery = { cost: 50, handlingDays: [0, 1], transitDays: [2, 4] };
    expect(
      shops(
        { currency: 'EGP', country: 'EG', delivery: { cost: 0, countries: ['EG', 'SA'] } },
        { currency: 'SAR', country: 'SA', origin: 'https://layl.example', delivery },
      ),
    ).toEqual([
      { currency: 'EGP', name: rida?.name, origin: siteUrl, deliveryCost: 0, countries: ['EG', 'SA'] },
      {
        currency: 'SAR',
        name: rida?.name,
        origin: 'https://layl.example',
        deliveryCost: 50,
        deliveryDays: [2, 5],
        countries: ['SA'],
      },
    ]);
  });

  test('omits countries of a shop without a country', () => {
    const [egypt, anywhere] = shops(
      { currency: 'EGP', country: 'EG', delivery: { cost: 0 } },
      { currency: 'SAR', country: undefined, delivery: { cost: 0 } },
    );
    expect([egypt?.countries, anywhere?.countries]).toEqual([['EG'], undefined]);
  });

  test('merges shops with one currency into the first', () => {
    const delivery = (...countries: string[]) => ({ currency: 'EGP', delivery: { cost: 0, countries } });
    expect(shops(delivery('EG'), { ...delivery('SA'), origin: 'https://other.example' })).toEqual([
      {
        currency: 'EGP',
        origin: siteUrl,
        otherOrigins: ['https://other.example'],
        deliveryCost: 0,
        countries: ['EG', 'SA'],
      },
    ]);
  });
});
