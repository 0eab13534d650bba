import { type TrackedBrowser, trackedBrowser, until } from './testing.ts';

const shop = 'https://shop.example';
const secret = `${shop}/ar/auth/reset-password?token=secret`;

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
});

type BeforeSend = (event: { type: string; url: string }) => unknown;

/** What the analytics' script will find once it is there. */
const queue = () => (globalThis as { vaq?: [string, unknown][] }).vaq ?? [];

async function counted(referrer = '') {
  browser.visit({ address: `${shop}/`, referrer, analytics: 'vercel' });
  const { track } = await import('./track.ts');
  const { journal } = await import('./journal.ts');
  track({ type: 'page-view' });
  track({ type: 'search', text: 'kaftan' });
  await until(() => journal().length >= 4 && journal().every(({ state }) => state === 'sent'));
  const beforeSend = queue()[0]?.[1] as BeforeSend;
  return { beforeSend, journal: journal().map(({ channel, name }) => `${channel} ${name}`) };
}

test('an event is counted after the analytics are there, however early it happens', async () => {
  const { journal } = await counted();
  expect(queue().map(([name]) => name)).toEqual(['beforeSend', 'event']);
  expect(journal).toEqual(expect.arrayContaining(['analytics page-view', 'analytics search']));
});

test('their script counts nothing once consent is withdrawn', async () => {
  const { beforeSend } = await counted();
  const event = { type: 'pageview', url: `${shop}/shop` };
  expect(beforeSend(event)).toBe(event);
  (await import('./consent.ts')).chooseConsent('denied');
  expect(beforeSend(event)).toBeNull();
});

test.each(['/campaigns', '/ar/preview', '/auth/reset-password?token=secret'])(
  'their script does not count %s',
  async (path) => {
    const { beforeSend } = await counted();
    expect(beforeSend({ type: 'pageview', url: shop + path })).toBeNull();
  },
);

test('their script, which tells where a visitor came from, counts nothing after a secret address', async () => {
  const { beforeSend } = await counted(secret);
  expect(beforeSend({ type: 'pageview', url: `${shop}/` })).toBeNull();
});
