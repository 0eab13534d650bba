import { shop } from '../../tenant/testing.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { itemListData } from './item-list.ts';
import { jsonLd } from './json-ld.ts';
import { organizationData } from './organization.ts';
import { shippingDetails } from './policies.ts';
import { websiteData } from './website.ts';

test('a breadcrumb counts from one, with absolute addresses in its language for all but the page itself', () => {
  const crumbs = [{ name: 'الرئيسية', href: '/' }, { name: 'عبايات', href: '/shop' }, { name: 'عباية' }];
  expect(breadcrumbData(crumbs, { ...shop, locale: 'ar' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://rida.example/ar' },
    { '@type': 'ListItem', position: 2, name: 'عبايات', item: 'https://rida.example/ar/shop' },
    { '@type': 'ListItem', position: 3, name: 'عباية' },
  ]);
});

test('a list goes on counting on its later pages', () => {
  const items = [{ name: 'Abaya', path: '/shop/shop-details/abaya' }];
  expect(itemListData({ name: 'Abayas', items, before: 10, total: 11 }, shop)).toMatchObject({
    numberOfItems: 11,
    itemListElement: [{ position: 11, url: 'https://rida.example/shop/shop-details/abaya' }],
  });
});

test('the site says how it is searched, in its language', () => {
  expect(websiteData({ ...shop, locale: 'ar' })).toMatchObject({
    '@type': 'WebSite',
    name: shop.tenant.name.ar,
    alternateName: [shop.tenant.name.en],
    url: 'https://rida.example/ar',
    potentialAction: {
      target: { urlTemplate: 'https://rida.example/ar/shop?searchText={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the shop is an online store with a logo, a way to reach it and its rule on returns', () => {
  expect(organizationData(shop)).toMatchObject({
    '@type': 'OnlineStore',
    name: shop.tenant.name.en,
    logo: 'https://rida.example/icons/icon.svg',
    contactPoint: { email: shop.tenant.contact.email },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  });
});

test.each(['</script><script>alert(1)</script>', '<!--', ']]>', 'a\u2028b\u2029c', '"quoted" & \\ done'])(
  'no field can leave the script element: %s',
  (name) => {
    const written = jsonLd({ name });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ name });
  },
);

test('a list counts from one on its first page', () => {
  const items = ['a', 'b'].map((name) => ({ name, path: `/${name}` }));
  expect(itemListData({ name: 'Abayas', items, total: 2 }, shop)).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});

test('delivery is told of where there is a country for it, with its days where both are known', () => {
  const { tenant } = shop;
  const told = (given: object) => shippingDetails({ tenant: { ...tenant, ...given } });
  const delivery = { ...tenant.delivery, handlingDays: [0, 1] as const, transitDays: [2, 5] as const };
  expect(told({ country: undefined })).toBeUndefined();
  expect(told({ country: 'SA', delivery })).toMatchObject({
    shippingDestination: { addressCountry: 'SA' },
    deliveryTime: {
      handlingTime: { minValue: 0, maxValue: 1 },
      transitTime: { minValue: 2, maxValue: 5 },
    },
  });
  expect(told({ country: 'SA', delivery: { ...delivery, transitDays: undefined } })).not.toHaveProperty(
    'deliveryTime',
  );
});
