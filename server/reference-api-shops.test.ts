import { Tenants } from '../lib/tenant/tenant.ts';
import { loadTenants } from '../lib/tenant/tenants-file.ts';
import { referenceApiShops } from './reference-api-shops.ts';

const siteUrl = 'https://shop.example';
const [rida] = loadTenants('tenants.json');
const shops = (...tenants: object[]) =>
  referenceApiShops(
    Tenants.parse(JSON.parse(JSON.stringify(tenants.map((tenant) => ({ ...rida, ...tenant }))))),
    siteUrl,
  );

describe('referenceApiShops', () => {
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
