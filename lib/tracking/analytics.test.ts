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

async function counted() {
  browser.visit({ address: `${shop}/`, analytics: 'vercel' });
  const { track } = await import('./track.ts');
  const { journal } = await import('./journal.ts');
  track({ type: 'page-view' });
  track({ type: 'search', text: 'kaftan' });
  await until(() => journal.get().length >= 4 && journal.get().every(({ state }) => state !== 'sending'));
  const beforeSend = queue()[0]?.[1] as BeforeSend;
  const states = () =>
    journal.get().flatMap(({ channel, name, state }) => (channel === 'analytics' ? `${name} ${state}` : []));
  return { beforeSend, states };
}

test('an event is counted after the analytics are there, however early it happens', async () => {
  const { states } = await counted();
  expect(queue().map(([name]) => name)).toEqual(['beforeSend', 'event']);
  expect(states()).toEqual(['page-view handed', 'search handed']);
});

test('only what was answered has arrived, and what was refused or did not leave is blocked', async () => {
  const { states } = await counted();
  browser.noteAnswer(`${shop}/_vercel/insights/view`, 200);
  expect(states()).toEqual(['page-view sent', 'search handed']);
  browser.noteAnswer(`${shop}/_vercel/insights/event`, 0);
  expect(states()).toEqual(['page-view sent', 'search blocked']);
});

test('where their script is blocked, so is every event', async () => {
  browser.blocksScripts = true;
  expect((await counted()).states()).toEqual(['page-view blocked', 'search blocked']);
});

test('their script counts nothing once consent is withdrawn', async () => {
  const { beforeSend } = await counted();
  const event = { type: 'pageview', url: `${shop}/shop` };
  expect(beforeSend(event)).toBe(event);
  browser.choose('denied');
  expect(beforeSend(event)).toBeNull();
});

test.each(['/campaigns', '/ar/preview', '/auth/reset-password?token=secret'])(
  'their script does not count %s',
  async (path) => {
    const { beforeSend } = await counted();
    expect(beforeSend({ type: 'pageview', url: shop + path })).toBeNull();
  },
);

test('their script, which tells where a visitor came from, is not even there after a secret address', async () => {
  browser.visit({ address: `${shop}/`, referrer: secret, analytics: 'vercel' });
  const { track } = await import('./track.ts');
  track({ type: 'page-view' });
  await until(() => browser.sent.length > 0);
  expect(queue()).toEqual([]);
});
