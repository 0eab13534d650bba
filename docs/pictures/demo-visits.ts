import { orderPaths, searchPaths } from '../../contract/paths.ts';
import { trackingPaths } from '../../contract/tracking-paths.ts';
import { openDatabase } from '../../reference-api/db/open.ts';
import { createRandomSource, type RandomSource } from '../../reference-api/seed/generated/random.ts';
import { readSettings } from '../../reference-api/settings.ts';
import { startReferenceApi } from '../../server/reference-api.ts';

interface Campaign {
  source: string;
  medium: string;
  name: string;
  /** Origin of visits without a campaign. */
  channel?: 'search' | 'social' | 'direct';
  landingPage: string;
  visitsPerDay: [min: number, max: number];
  /** Percentages of visits with a product view, of those with an addition to the cart, and so on. */
  funnel: { view: number; add: number; checkout: number; order: number };
}

interface BuyableVariant {
  productId: number;
  variantId: number;
  quantity: number;
}

interface FilteredProducts {
  items: {
    id: number;
    slug: string;
    variants: { id: number; quantity: number; salePrice: number | null }[];
  }[];
}

const campaigns: Campaign[] = [
  {
    source: 'instagram',
    medium: 'paid-social',
    name: 'autumn-abayas',
    landingPage: '/shop/shop-category/abayas',
    visitsPerDay: [9, 16],
    funnel: { view: 72, add: 30, checkout: 60, order: 70 },
  },
  {
    source: 'newsletter',
    medium: 'email',
    name: 'november-letter',
    landingPage: '/',
    visitsPerDay: [4, 9],
    funnel: { view: 80, add: 42, checkout: 68, order: 78 },
  },
  {
    source: 'google',
    medium: 'cpc',
    name: 'wool-coats',
    landingPage: '/shop/shop-details/wool-blend-open-abaya',
    visitsPerDay: [5, 10],
    funnel: { view: 95, add: 22, checkout: 55, order: 66 },
  },
  {
    source: 'organic',
    medium: 'organic',
    name: 'organic',
    channel: 'search',
    landingPage: '/shop',
    visitsPerDay: [6, 12],
    funnel: { view: 64, add: 24, checkout: 52, order: 64 },
  },
];

const days = 60;
/** Factor of the visits in the second half of the days. */
const growth = 4 / 3;
const maxEventsPerCall = 100;
/** Units left of each variant, so that no product appears sold out. */
const minQuantity = 3;

/**
 * Adds visits, orders and page speeds of the last sixty days to the data folder of the reference API, the same ones every time.
 * @param excludedSlug product that is not ordered
 */
export async function addDemoVisits(folder: string, excludedSlug: string): Promise<void> {
  // The factor raises every rate limit: all orders come from one address.
  const settings = { DATA_DIR: folder, ATTEMPTS_FACTOR: '10000', LOG_LEVEL: 'warn' };
  const api = await startReferenceApi({ settings });
  await sendVisits(api.url, excludedSlug).finally(() => api.stop());
  await backdateVisits(folder);
}

/** Sends the visits as if all happened now. The session id of a visit says how many days ago it shall be. */
async function sendVisits(apiUrl: string, excludedSlug: string): Promise<void> {
  const random = createRandomSource(1);
  const variants = await findBuyableVariants(apiUrl, excludedSlug);
  let visitCount = 0;
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    const events: object[] = [];
    for (const campaign of campaigns) {
      const [min, max] = campaign.visitsPerDay;
      const visitsOfDay = random.integer(min, max) * (daysAgo <= days / 2 ? growth : 1);
      for (let visit = 0; visit < visitsOfDay; visit += 1) {
        visitCount += 1;
        const sessionId = `visit-${daysAgo}-${visitCount}`;
        events.push(...(await sendVisit(apiUrl, campaign, sessionId, random, variants)));
      }
    }
    for (let first = 0; first < events.length; first += maxEventsPerCall)
      await post(apiUrl, trackingPaths.logEvents, events.slice(first, first + maxEventsPerCall));
  }
}

/** Moves events and orders back by the number of days in their session id. */
async function backdateVisits(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }), async () => {});
  const age = "make_interval(days => split_part(session_id, '-', 2)::int)";
  await database.orm.execute(`UPDATE event SET occurred_at = occurred_at - ${age}`);
  await database.orm.execute(`UPDATE placed_order SET created_at = created_at - ${age}`);
  await database.close();
}

/** Places the order of a visit, if any, and returns its events. */
async function sendVisit(
  apiUrl: string,
  { source, medium, name, channel, landingPage, funnel }: Campaign,
  sessionId: string,
  random: RandomSource,
  variants: BuyableVariant[],
): Promise<object[]> {
  // Each step of the funnel needs the step before it.
  const types = ['page-view'];
  if (random.chance(funnel.view)) types.push('product-view');
  if (types.length === 2 && random.chance(funnel.add)) types.push('add-to-cart');
  if (types.length === 3 && random.chance(funnel.checkout)) types.push('initiate-checkout');
  if (types.length === 4 && random.chance(funnel.order)) {
    const touchpoint = { utm_source: source, utm_medium: medium, utm_campaign: name, channel };
    const variant = random.pick(variants.filter(({ quantity }) => quantity > minQuantity));
    variant.quantity -= 1;
    await placeOrder(apiUrl, variant, sessionId, { first: touchpoint, last: touchpoint });
  }
  const language = random.chance(60) ? 'ar' : 'en';
  const vitals = {
    page: '/shop/shop-details/*',
    language,
    lcp: random.integer(900, 2300),
    inp: random.integer(40, 190),
    cls: random.integer(0, 6) / 100,
  };
  const common = {
    sessionId,
    utmSource: source,
    utmMedium: medium,
    utmCampaign: name,
    channel,
    pageUrl: language === 'ar' ? `/ar${landingPage}` : landingPage,
  };
  return [
    ...types.map((eventType) => ({ ...common, eventType, eventId: `${sessionId}-${eventType}` })),
    { ...common, eventType: 'web-vitals', eventId: `${sessionId}-vitals`, json: vitals },
  ];
}

async function placeOrder(
  apiUrl: string,
  { productId, variantId }: BuyableVariant,
  sessionId: string,
  utm: object,
): Promise<void> {
  const body = {
    contact: { name: 'Mona Adel', email: `${sessionId}@example.com`, phoneNumber: '+20 10 1234 5678' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Nasr City', street: '5 Abbas El Akkad' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ productId, variantId, quantity: 1 }],
    sessionId,
    utm,
  };
  await post(apiUrl, orderPaths.placeOrder, body, { 'idempotency-key': sessionId });
}

/** Finds variants in stock without a sale. */
async function findBuyableVariants(apiUrl: string, excludedSlug: string): Promise<BuyableVariant[]> {
  const body = { pageSize: 100, tags: ['status:in-stock'] };
  const { items } = (await post(apiUrl, searchPaths.filterProducts, body)) as FilteredProducts;
  const products = items.filter(({ slug }) => slug !== excludedSlug);
  return products.flatMap(({ id: productId, variants }) =>
    variants
      .filter(({ salePrice }) => salePrice === null)
      .map(({ id: variantId, quantity }) => ({ productId, variantId, quantity })),
  );
}

async function post(
  apiUrl: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text).response;
}
