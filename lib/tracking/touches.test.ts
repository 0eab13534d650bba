import { type TrackedBrowser, trackedBrowser, type Visit } from './testing.ts';
import { type Touch, type Touches, touchesAfter, touchOf } from './touch.ts';
import { organicUtm, readUtm } from './utm.ts';

const shop = 'https://shop.example';
const day = 24 * 3600 * 1000;
const start = Date.UTC(2026, 0, 1);
const outside = { search: 'https://www.google.com/', social: 'https://t.co/', direct: '' };

/** What a visit makes of the touches so far, in a shop whose window is 30 days. */
function visited(before: Touches | null, query: string, from: keyof typeof outside, days = 0): Touches {
  const at = start + days * day;
  return touchesAfter(before, touchOf(`${shop}/${query}`, outside[from], at), at, 30);
}

const told = ({ first, last }: Touches) =>
  [first, last].map(({ utm_source, channel, clickIds }) => [utm_source, channel, clickIds?.gclid].join(' '));

describe('what comes one after the other', () => {
  const news = visited(null, '?utm_source=news', 'social');

  test('the first touch is that of the first visit, the last one that of the last campaign', () => {
    expect(told(visited(news, '?utm_source=mail', 'direct', 1))).toEqual(['news social ', 'mail direct ']);
    expect(told(visited(visited(null, '', 'direct'), '?utm_source=mail', 'direct'))[0]).toBe(
      'organic direct ',
    );
  });

  test('a campaign gives way to another one, and to no visit that names none', () => {
    for (const from of ['search', 'social', 'direct'] as const)
      expect(visited(news, '?color=black', from, 1)).toEqual(news);
  });

  test('without a campaign the last touch is where the visitor was brought from last', () => {
    const found = visited(visited(null, '', 'direct'), '', 'search', 1);
    expect(told(found)).toEqual(['organic direct ', 'organic search ']);
    expect(visited(found, '', 'direct', 2)).toEqual(found);
    expect(told(visited(found, '', 'social', 2))[1]).toBe('organic social ');
  });

  test('a click id alone is a campaign, and stays with its touch', () => {
    expect(told(visited(news, '?gclid=g1&gclid=g2&fbclid=', 'search', 1))).toEqual([
      'news social ',
      'organic search g1',
    ]);
    expect(visited(news, '?utm_source=mail', 'direct', 1).last.clickIds).toBeUndefined();
  });

  test('the page goes on naming the campaign that it was landed on with, which is no other landing', () => {
    const again = touchOf(`${shop}/?utm_source=news`, shop, start + 1);
    expect(touchesAfter(news, again, start + 1, 30)).toEqual(news);
    expect(touchOf(`${shop}/shop`, shop, start)).toBeNull();
  });
});

describe('the window', () => {
  const news = visited(null, '?utm_source=news', 'social');

  test('a touch says when it was and counts for so many days, each by itself', () => {
    expect(news.first.occurredAt).toBe('2026-01-01T00:00:00.000Z');
    expect(visited(news, '', 'direct', 29).last).toEqual(news.last);
    const mail = visited(news, '?utm_source=mail', 'direct', 20);
    expect(told(visited(mail, '', 'direct', 31))).toEqual(['mail direct ', 'mail direct ']);
    expect(told(visited(mail, '', 'search', 51))).toEqual(['organic search ', 'organic search ']);
  });

  test('a touch is over exactly thirty days after it was', () => {
    const at = start + 30 * day;
    const afterwards = (time: number) => touchesAfter(news, touchOf(`${shop}/`, '', time), time, 30).last;
    expect(afterwards(at - 1)).toEqual(news.last);
    expect(told({ first: news.first, last: afterwards(at) })[1]).toBe('organic direct ');
  });

  test('another click on the same campaign begins it anew', () => {
    const again = visited(news, '?utm_source=news', 'social', 20);
    expect(told(visited(again, '', 'direct', 40))[1]).toBe('news social ');
  });

  test('a time far ahead, of a clock that was wrong, does not last for ever', () => {
    expect(told(visited(visited(null, '?utm_source=news', 'direct', 9000), '', 'direct'))[1]).toBe(
      'organic direct ',
    );
  });
});

const bare = ({ occurredAt, ...touch }: Touch) => touch;
const mail = { ...(readUtm('?utm_source=mail') ?? organicUtm) };
const news = { ...(readUtm('?utm_source=news') ?? organicUtm) };

describe('a landing page that is left before anything has looked at it', () => {
  let browser: TrackedBrowser;

  beforeEach(() => {
    browser = trackedBrowser();
  });

  async function touchesOf(visit: Visit) {
    browser.visit(visit);
    const { first, last } = (await import('./touches.ts')).touches();
    return { first: bare(first), last: bare(last) };
  }

  test('for another one without a load still counts as the first touch', async () => {
    const visit = { address: `${shop}/shop`, loadedAs: `${shop}/?utm_source=news` };
    const named = { ...news, channel: 'direct' };
    expect(await touchesOf(visit)).toEqual({ first: named, last: named });
  });

  test('for another one by a load still counts as the first touch', async () => {
    const visit = { address: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: news, last: news });
  });

  test('is the first touch even where the next page names a campaign too', async () => {
    const visit = { address: `${shop}/shop?utm_source=mail`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: news, last: mail });
  });

  test.each([
    ['https://elsewhere.example/?utm_source=news', 'referral'],
    ['android-app://com.example', 'referral'],
    ['', 'direct'],
  ])('is none of this shop when it is %p', async (referrer, channel) => {
    const organic = { ...organicUtm, channel };
    expect(await touchesOf({ address: `${shop}/shop`, referrer })).toEqual({ first: organic, last: organic });
  });

  test('does not take the place of a touch that is stored', async () => {
    browser.stored.set('utm_data', JSON.stringify({ version: 1, first: mail, last: mail }));
    const visit = { address: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: mail, last: mail });
  });

  test('leaves the first visit organic once that has been stored', async () => {
    browser.stored.set('utm_data', JSON.stringify({ version: 1, first: organicUtm, last: organicUtm }));
    const visit = { address: `${shop}/shop`, loadedAs: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: organicUtm, last: { ...news, channel: 'direct' } });
  });
});

test('an older tab overwrites no campaign that another tab has come with since', async () => {
  const browser = trackedBrowser();
  browser.visit({ address: 'https://shop.example/?utm_source=news' });
  const { keepTouches } = await import('./touches.ts');
  keepTouches();
  const occurredAt = new Date().toISOString();
  const newer = { version: 2, first: { ...news, occurredAt }, last: { ...mail, occurredAt } };
  browser.stored.set('utm_data', JSON.stringify(newer));
  browser.tellTabs('utm_data');
  keepTouches();
  expect(JSON.parse(browser.stored.get('utm_data') ?? '')).toEqual(newer);
});
