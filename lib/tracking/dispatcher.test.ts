import { tokenOf } from '../auth/testing.ts';
import { ledger } from '../browser-storage/keys.ts';
import { type TrackedBrowser, trackedBrowser, until } from './testing.ts';

const shop = 'https://shop.example';
const secret = `${shop}/auth/reset-password?email=a%40b.example&token=secret`;
const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
});

const load = () => import('./track.ts');
const arrived = (count: number) => until(() => browser.sent.length >= count);
const events = () => browser.sent.map(({ event }) => event);
const stored = () => [...browser.stored.keys()].sort();

async function journalled(count: number) {
  const { journal } = await import('./journal.ts');
  await until(() => journal.get().length >= count && journal.get().every(({ state }) => state !== 'sending'));
  return journal.get().map(({ channel, name, state }) => `${channel} ${name} ${state}`);
}

test('a landing that is left before anything is sent keeps its campaign and comes first', async () => {
  browser.visit({ address: `${shop}/?utm_source=news` });
  const { track } = await load();
  const { loadedAs } = await import('./loaded-as.ts');
  browser.goTo(`${shop}/shop`);
  track({ type: 'page-view' }, loadedAs());
  track({ type: 'page-view' });
  await arrived(2);
  expect(events()).toMatchObject([
    { pageUrl: `${shop}/?utm_source=news`, referrer: '', utmSource: 'news', first: { utm_source: 'news' } },
    { pageUrl: `${shop}/shop`, referrer: `${shop}/?utm_source=news`, utmSource: 'news' },
  ]);
});

test('events carry click ids, channel and time of their touch, those of the first one too', async () => {
  browser.visit({ address: `${shop}/?gclid=g1`, referrer: 'https://www.google.com/' });
  const { track } = await load();
  track({ type: 'page-view' });
  track({ type: 'search', text: 'kaftan' });
  await arrived(2);
  const touch = { utm_source: 'organic', clickIds: { gclid: 'g1' }, channel: 'search' };
  const occurredAt = expect.stringMatching(/^\d{4}-.*Z$/);
  for (const event of events())
    expect(event).toMatchObject({
      utmSource: 'organic',
      clickIds: { gclid: 'g1' },
      channel: 'search',
      first: { ...touch, occurredAt },
    });
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

test('the token of a new password reaches neither the log nor the pixel, on its page and on the next one', async () => {
  browser.visit({ address: secret, adPixelId: '1' });
  const { track } = await load();
  track({ type: 'page-view' });
  browser.goTo(`${shop}/auth/login`);
  track({ type: 'page-view' });
  expect(await journalled(3)).toEqual(['log page-view sent', 'log page-view sent', 'pixel PageView handed']);
  expect(events()).toMatchObject([
    { pageUrl: `${shop}/auth/reset-password`, referrer: '' },
    { pageUrl: `${shop}/auth/login`, referrer: `${shop}/auth/reset-password` },
  ]);
  const { journal } = await import('./journal.ts');
  expect(JSON.stringify([browser.sent, journal.get()])).not.toMatch(/secret|b\.example/);
});

test('the pixel hears nothing of a page that a secret address led to by a load', async () => {
  browser.visit({ address: `${shop}/auth/login`, referrer: secret, adPixelId: '1' });
  (await load()).track({ type: 'page-view' });
  expect(await journalled(1)).toEqual(['log page-view sent']);
  expect(events()).toMatchObject([{ referrer: `${shop}/auth/reset-password` }]);
});

describe('before the page knows who is there', () => {
  const exp = Date.now() / 1000 + 600;
  const email = 'sara@rida.example';

  async function told(token: string | null) {
    browser.visit({ address: shop, consentMode: 'ask' });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    if (token) browser.stored.set('access', token);
    const { dispatch } = await import('./dispatcher.ts');
    const { journal } = await import('./journal.ts');
    const { setSession } = await import('../auth/session.ts');
    const done = dispatch([{ event: { type: 'page-view' }, at: 0, pageUrl: `${shop}/`, referrer: '' }]);
    const named = () => (journal.get()[0]?.payload as { email: string | null } | undefined)?.email;
    return { done, named, setSession };
  }

  test('an event names the customer whose token is good', async () => {
    const { done, named } = await told(tokenOf({ exp, email }));
    await done;
    expect(named()).toBe(email);
  });

  test('an event of somebody without a token names nobody', async () => {
    const { done, named } = await told(null);
    await done;
    expect(named()).toBeNull();
  });

  test.each([
    ['names nobody', tokenOf({ exp })],
    ['has expired', tokenOf({ exp: 1, email: 'once@rida.example' })],
    ['is none', 'none'],
  ])('an event waits to hear whose a token is that %s', async (_what, token) => {
    const { done, named, setSession } = await told(token);
    expect(named()).toBeUndefined();
    setSession({ status: 'customer', name: null, email });
    await done;
    expect(named()).toBe(email);
  });

  test('an event leaves without a name when its page is left before', async () => {
    const { done, named } = await told(tokenOf({ exp }));
    browser.leave();
    await done;
    expect(named()).toBeNull();
  });
});

test('what is counted neither renews a session that is over nor ends it, and counts all the same', async () => {
  browser.visit({ address: `${shop}/?utm_source=news` });
  const token = tokenOf({ exp: Date.now() / 1000 + 600, email: 'sara@rida.example' });
  browser.stored.set('access', token).set('refresh', 'dead');
  browser.refused = token;
  (await load()).track({ type: 'page-view' });
  expect(await journalled(1)).toEqual(['log page-view sent']);
  expect(browser.sent.map(({ path, bearer, event }) => [path, bearer, event.utmSource])).toEqual([
    ['/UtmTrackings/Log', `Bearer ${token}`, 'news'],
    ['/UtmTrackings/Log', null, 'news'],
  ]);
  expect(browser.stored.get('refresh')).toBe('dead');
});

test('both calls of an addition carry an id that stays the same when they are sent again', async () => {
  browser.visit({ address: `${shop}/` });
  const { track } = await load();
  track({ type: 'page-view' });
  track({ type: 'add-to-cart', item, quantity: 1 });
  await arrived(3);
  const { eventId } = events()[1] ?? {};
  expect(browser.sent.slice(1).map(({ path, idempotencyKey }) => [path, idempotencyKey])).toEqual([
    ['/UtmTrackings/Log', eventId],
    ['/Facebook/track-event-cart', `${eventId}-cart`],
  ]);
});

describe('where visitors are asked', () => {
  async function visited() {
    browser.visit({ address: `${shop}/?utm_source=news`, consentMode: 'ask', adPixelId: '1' });
    (await load()).track({ type: 'page-view' });
    return journalled(2);
  }

  test('nothing that outlives the tab is stored before they have chosen, and what is held is noted', async () => {
    const states = await visited();
    expect(states).toEqual(['log page-view held', 'pixel PageView held']);
    expect(stored()).toEqual([]);
  });

  test('the first touch outlives full loads until they have chosen, and the choice ends what was held', async () => {
    await visited();
    const consentMode = 'ask';
    browser.visit({ address: `${shop}/shop`, referrer: `${shop}/?utm_source=news`, consentMode });
    (await load()).track({ type: 'page-view' });
    await journalled(1);
    browser.visit({ address: `${shop}/shop/cart`, referrer: `${shop}/shop`, consentMode });
    (await load()).track({ type: 'page-view' });
    await journalled(1);
    expect([browser.sent, stored()]).toEqual([[], []]);
    browser.choose('granted');
    await arrived(1);
    expect(events()).toMatchObject([{ utmSource: 'news', channel: 'direct', first: { utm_source: 'news' } }]);
    expect([...browser.session]).toEqual([]);
  });

  test('nothing is held in the tab any longer once they decline', async () => {
    await visited();
    expect([...browser.session.keys()]).toEqual(needing('not denied', ledger.session));
    browser.choose('denied');
    expect([...browser.session]).toEqual([]);
  });

  const needing = (answer: string, names: Record<string, { consent: string | null }>) =>
    Object.keys(names).filter((name) => names[name]?.consent === answer);

  test('the session id and the campaign are kept once they agree, under the id that was sent', async () => {
    await visited();
    browser.choose('granted');
    await arrived(1);
    expect(stored()).toEqual(['consent', ...needing('granted', ledger.local)]);
    expect(browser.stored.get('session_id')).toBe(events()[0]?.sessionId);
  });

  test('nothing is kept and nothing goes out once they decline', async () => {
    await visited();
    browser.choose('denied');
    expect(await journalled(2)).toEqual(['log page-view dropped', 'pixel PageView dropped']);
    expect(stored()).toEqual(['consent']);
    expect(browser.sent).toEqual([]);
  });

  test('what was kept goes when they think again', async () => {
    await visited();
    browser.choose('granted');
    browser.choose('denied');
    (await load()).track({ type: 'page-view' });
    await journalled(4);
    expect(stored()).toEqual(['consent']);
  });
});

test('under an objection of the browser nothing is kept, whatever an earlier visit has left', async () => {
  browser.visit({ address: `${shop}/`, globalPrivacyControl: true });
  browser.stored.set('utm_data', '{}').set('session_id', 'ec4be2ee-8ad4-4ac1-9d0f-4f4c4d9a0a3e');
  (await load()).track({ type: 'page-view' });
  expect(await journalled(1)).toEqual(['log page-view dropped']);
  expect(stored()).toEqual([]);
});
