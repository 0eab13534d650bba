import { type TrackedBrowser, trackedBrowser, until } from './testing.ts';

const shop = 'https://shop.example';
const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
});

/** What the provider's script would find, in order. */
const heard = () => (globalThis as unknown as { fbq: { queue: unknown[][] } }).fbq.queue;

/** What has become of the calls of a page that is looked at, in a shop with a pixel. */
async function viewed(visit: Partial<Parameters<TrackedBrowser['visit']>[0]> = {}) {
  browser.visit({ address: `${shop}/`, adPixelId: '1', ...visit });
  const { track } = await import('./track.ts');
  const { journal } = await import('./journal.ts');
  track({ type: 'page-view' });
  track({ type: 'product-view', item });
  const calls = () => journal.get().filter(({ channel }) => channel === 'pixel');
  await until(() => calls().length > 0 && calls().every(({ state }) => state !== 'sending'));
  return { states: () => calls().map(({ name, state }) => `${name} ${state}`) };
}

const answerTo = (index: number) => {
  const [, , , { eventID }] = heard()[index] as [string, string, object, { eventID: string }];
  return `https://www.facebook.com/tr/?id=1&ev=PageView&eid=${eventID}`;
};

test('the pixel finds out nothing by itself, and gets every event under the id that the log has of it', async () => {
  await viewed();
  const [{ event } = { event: null }] = browser.sent;
  expect(heard()).toEqual([
    ['set', 'autoConfig', false, '1'],
    ['init', '1'],
    ['track', 'PageView', {}, { eventID: event?.eventId }],
  ]);
});

test('it hears of product views only where it is to hear of all', async () => {
  expect((await viewed({ adPixelEvents: 'all' })).states()).toEqual([
    'PageView handed',
    'ViewContent handed',
  ]);
});

test('what was handed to its script has arrived once the provider has answered, and is blocked where nothing could leave', async () => {
  const { states } = await viewed({ adPixelEvents: 'all' });
  browser.answerPicture(answerTo(2), 'load');
  expect(states()).toEqual(['PageView sent', 'ViewContent handed']);
  browser.answerPicture(answerTo(3), 'error');
  expect(states()).toEqual(['PageView sent', 'ViewContent blocked']);
});

test('pictures of others tell nothing of it', async () => {
  const { states } = await viewed();
  browser.answerPicture(`${shop}/uploads/abaya.jpg`, 'error');
  browser.answerPicture('https://www.facebook.com/tr/?eid=other', 'error');
  expect(states()).toEqual(['PageView handed']);
});

test('where its script is blocked, so is every event', async () => {
  browser.blocksScripts = true;
  expect((await viewed()).states()).toEqual(['PageView blocked']);
});

test('it is told when consent is withdrawn, and when it is given again', async () => {
  await viewed();
  browser.choose('denied');
  browser.choose('granted');
  expect(heard().slice(3)).toEqual([
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});

test('a shop without a pixel id is told so in the log, once', async () => {
  const logged = jest.spyOn(console, 'info').mockClear();
  browser.visit({ address: `${shop}/`, adPixelId: '' });
  const { track } = await import('./track.ts');
  for (const count of [1, 2, 3]) {
    track({ type: 'page-view' });
    await until(() => browser.sent.length === count);
    expect(logged.mock.calls).toEqual([['The ad pixel id is missing: no pixel is loaded.']]);
  }
});
