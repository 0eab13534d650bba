import { shop } from '../../../platform/tenant/testing.ts';
import { jsonLd } from './json-ld.ts';
import { breadcrumbData, itemListData } from './lists.ts';
import { organizationData, shippingDetails, websiteData } from './shop.ts';

describe('structured data of pages', () => {
  test('a breadcrumb has localized absolute URLs except for the page', () => {
    const crumbs = [{ name: 'الرئيسية', href: '/' }, { name: 'عبايات', href: '/shop' }, { name: 'عباية' }];
    expect(breadcrumbData(crumbs, { ...shop, locale: 'ar' }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://rida.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'عبايات', item: 'https://rida.example/ar/shop' },
      { '@type': 'ListItem', position: 3, name: 'عباية' },
    ]);
  });

  test('a list continues its positions on later pages', () => {
    const items = [{ name: 'Abaya', path: '/shop/shop-details/abaya' }];
    expect(itemListData({ name: 'Abayas', items, offset: 10, total: 11 }, shop)).toMatchObject({
      numberOfItems: 11,
      itemListElement: [{ position: 11, url: 'https://rida.example/shop/shop-details/abaya' }],
    });
  });

  test('the site has a localized search action', () => {
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

  test('the shop is an online store with contact and return policy', () => {
    expect(organizationData(shop)).toMatchObject({
      '@type': 'OnlineStore',
      name: shop.tenant.name.en,
      logo: 'https://rida.example/icons/icon.svg',
      contactPoint: { email: shop.tenant.contact.email },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    });
  });

  test.each(['</script><script>alert(1)</script>', '<!--', ']]>', 'a\u2028b\u2029c', '"quoted" & \\ done'])(
    'JSON-LD cannot leave its script element: %s',
    (name) => {
      const serialized = jsonLd({ name });
      expect(serialized).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(serialized)).toEqual({ name });
    },
  );

  test('a list starts at position one', () => {
    const items = ['a', 'b'].map((name) => ({ name, path: `/${name}` }));
    expect(itemListData({ name: 'Abayas', items, total: 2 }, shop)).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
  });

  test('shipping details need a country, delivery time needs both ranges', () => {
    const { tenant } = shop;
    const detailsWith = (changes: object) => shippingDetails({ tenant: { ...tenant, ...changes } });
    const delivery = { ...tenant.delivery, handlingDays: [0, 1] as const, transitDays: [2, 5] as const };
    expect(detailsWith({ country: undefined })).toBeUndefined();
    expect(detailsWith({ country: 'SA', delivery })).toMatchObject({
      shippingDestination: { addressCountry: 'SA' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1 },
        transitTime: { minValue: 2, maxValue: 5 },
      },
    });
    expect(
      detailsWith({ country: 'SA', delivery: { ...delivery, transitDays: undefined } }),
    ).not.toHaveProperty('deliveryTime');
  });
});
