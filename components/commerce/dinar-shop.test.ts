import { readProduct } from '@/lib/catalogue/reads/wire/product';
import { testReadContext, wireProduct } from '@/lib/catalogue/reads/wire/testing';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { shop as poundShop } from '@/lib/platform/tenant/testing';
import { testLine } from '@/lib/shopper/cart/testing';
import { emptyCheckout } from '@/lib/shopper/checkout/checkout-values';
import { createOrderBody, parseSubmittedOrder } from '@/lib/shopper/checkout/order-body';
import { couponLines } from '@/lib/shopper/coupons/check-coupon';
import { readOrder } from '@/lib/shopper/orders/orders-api';
import { eventFields } from '@/lib/shopper/tracking/events';
import { pixelEvent } from '@/lib/shopper/tracking/pixel-event';
import { readCostsCsv } from '@/lib/site/campaigns/costs-csv';
import { reportCsv } from '@/lib/site/campaigns/report-csv';
import { readCampaignReport } from '@/lib/site/campaigns/wire/campaign-report';
import { feedPrice } from '@/lib/site/documents/feed-item';
import { openGraphProduct } from '@/lib/site/seo/open-graph-product';
import { offerData } from '@/lib/site/seo/structured/product';

const currency = 'KWD';
const shop = { ...poundShop, tenant: { ...poundShop.tenant, currency } };
const now = Date.UTC(2026, 5, 15);
const prices = { price: 9.995, salePrice: null };
const dress = readProduct(
  {
    ...wireProduct,
    ...prices,
    discount: 0,
    defaultVariant: 71,
    variants: [{ ...wireProduct.variants[0], ...prices }],
  },
  testReadContext(3),
);
if (!dress?.variants[0]) throw new Error('The product was not read');
const [variant] = dress.variants;

beforeEach(() => {
  Object.assign(browserSettings(), { tenant: { currency }, deliveryCost: 1250 });
});

describe('a price of 9.995 in a shop that sells in dinars', () => {
  test('is 9995 thousandths', () => expect(variant.price).toBe(9995));

  test('is exact for search engines, networks and feeds', () => {
    const input = { ...variant, url: '', isInStock: true, shippingDetails: undefined };
    expect(offerData({ ...input, hasMerchantReturnPolicy: undefined }, shop, now)).toMatchObject({
      price: '9.995',
      priceCurrency: 'KWD',
    });
    expect(openGraphProduct(dress, { variant }, shop, now)).toContainEqual(['product:price:amount', '9.995']);
    expect(feedPrice(9995, currency)).toBe('9.995 KWD');
  });

  test('is ordered as it is, and read back from storage', () => {
    const view = {
      line: testLine('1', 3, 9995),
      currentPrice: { price: 9995, originalPrice: null, percentOff: null },
    } as Parameters<typeof createOrderBody>[1][number];
    const body = createOrderBody({ ...emptyCheckout, country: 'KW' }, [view]);
    expect(body).toMatchObject({ currency, lines: [{ price: 9.995, quantity: 3 }] });
    expect(couponLines([{ ...view, isLoaded: true, stock: 5, issue: null }])).toMatchObject([
      { price: 9.995 },
    ]);
    expect(parseSubmittedOrder(body, 1250, 500)).toMatchObject({ currency, total: 3 * 9995 + 1250 - 500 });
    const order = {
      id: 1,
      currency,
      total: 31.235,
      discount: 0.5,
      shippingCost: 1.25,
      lines: [{ title: 'Dress', price: 9.995 }],
    };
    expect(readOrder(order, 'EGP', testReadContext())).toMatchObject({
      total: 31_235,
      discount: 500,
      shippingCost: 1250,
      lines: [{ price: 9995 }],
    });
  });

  test('is tracked in units of the currency', () => {
    const item = { productId: 1, itemId: 'A', title: 'Dress', price: 9995 };
    expect(eventFields({ type: 'product-view', item }, currency).value).toBe(9.995);
    expect(eventFields({ type: 'add-to-cart', item, quantity: 3 }, currency).value).toBe(29.985);
    expect(pixelEvent({ type: 'initiate-checkout', total: 29_985, currency }, null)?.parameters).toEqual({
      value: 29.985,
      currency,
    });
    expect(pixelEvent({ type: 'product-view', item }, { currency })?.parameters).toMatchObject({
      value: 9.995,
    });
  });

  test('is in reports and costs with its three decimals', () => {
    const total = { orders: 1, revenue: 9.995, averageOrder: 9.995, cost: 0.005 };
    const report = readCampaignReport(
      { currency, total, campaigns: [{ source: 'a', medium: 'b', campaign: 'c', ...total }] },
      testReadContext(),
    );
    if (!report) throw new Error('The report was not read');
    const labels = {
      campaignTexts: () => ['c'],
      textColumnHeaders: { campaigns: ['campaign'] },
      metric: (name: string) => name,
      currency: 'currency',
    } as unknown as Parameters<typeof reportCsv>[2];
    expect(reportCsv(report, 'campaigns', labels, true)).toMatch(/,9\.995,.*,0\.005,.*KWD/);
    expect(readCostsCsv('date,source,campaign,cost\n2026-11-01,a,b,9.995', currency)).toMatchObject([
      { cost: 9.995, currency },
    ]);
    expect(
      readCostsCsv('date,source,campaign,cost,currency\n2026-11-01,a,b,9.99,XYZ', currency),
    ).toMatchObject({
      reason: 'currency',
    });
  });
});
