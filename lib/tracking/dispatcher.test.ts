import { type TrackedBrowser, trackedBrowser, until } from './testing.ts';

const shop = 'https://shop.example';
const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
});

const load = () => import('./track.ts');
const arrived = (count: number) => until(() => browser.sent.length >= count);
const events = () => browser.sent.map(({ event }) => event);

test('a landing that is left before anything is sent keeps its campaign and comes first', async () => {
  browser.visit({ address: `${shop}/?utm_source=news` });
  const { landing, track } = await load();
  browser.goTo(`${shop}/shop`);
  track({ type: 'page-view' }, landing);
  track({ type: 'page-view' });
  await arrived(2);
  expect(events()).toMatchObject([
    { pageUrl: `${shop}/?utm_source=news`, referrer: '', utmSource: 'news', first: { utm_source: 'news' } },
    { pageUrl: `${shop}/shop`, referrer: `${shop}/?utm_source=news`, utmSource: 'news' },
  ]);
});

test('what a page tells before its own view has the referrer of that view', async () => {
  browser.visit({ address: `${shop}/`, referrer: 'https://elsewhere.example/' });
  const { track } = await load();
  track({ type: 'page-view' });
  await arrived(1);
  browser.goTo(`${shop}/shop/shop-details/abaya`);
  track({ type: 'product-view', item });
  track({ type: 'page-view' });
  await arrived(3);
  expect(events().map(({ eventType, referrer }) => [eventType, referrer])).toEqual([
    ['page-view', 'https://elsewhere.example/'],
    ['page-view', `${shop}/`],
    ['product-view', `${shop}/`],
  ]);
});
