import { installTrackedBrowser, type TrackedBrowser, type Visit } from './testing.ts';
import { type Attribution, nextAttribution, type Touchpoint, touchpointOf } from './touchpoint.ts';
import { organicUtm, readUtm } from './utm.ts';

const shop = 'https://shop.example';
const dayMs = 24 * 3600 * 1000;
const start = Date.UTC(2026, 0, 1);
const referrers = { search: 'https://www.google.com/', social: 'https://t.co/', direct: '' };

/** Attribution after a visit, with a window of 30 days. */
function afterVisit(
  previous: Attribution | null,
  query: string,
  from: keyof typeof referrers,
  days = 0,
): Attribution {
  const at = start + days * dayMs;
  return nextAttribution(previous, touchpointOf(`${shop}/${query}`, referrers[from], at), at, 30);
}

/** Source, channel and Google click id of both touchpoints; an absent id is empty. */
const summary = ({ first, last }: Attribution) =>
  [first, last].map(({ utm_source, channel, clickIds }) => [utm_source, channel, clickIds?.gclid].join(' '));

describe('attribution', () => {
  describe('successive visits', () => {
    const afterNews = afterVisit(null, '?utm_source=news', 'social');

    test('set the first touchpoint once, and the last with each campaign', () => {
      expect(summary(afterVisit(afterNews, '?utm_source=mail', 'direct', 1))).toEqual([
        'news social ',
        'mail direct ',
      ]);
      expect(summary(afterVisit(afterVisit(null, '', 'direct'), '?utm_source=mail', 'direct'))[0]).toBe(
        'organic direct ',
      );
    });

    test('without a campaign do not replace a campaign', () => {
      for (const from of ['search', 'social', 'direct'] as const)
        expect(afterVisit(afterNews, '?color=black', from, 1)).toEqual(afterNews);
    });

    test('without any campaign set the last touchpoint by referrer', () => {
      const fromSearch = afterVisit(afterVisit(null, '', 'direct'), '', 'search', 1);
      expect(summary(fromSearch)).toEqual(['organic direct ', 'organic search ']);
      expect(afterVisit(fromSearch, '', 'direct', 2)).toEqual(fromSearch);
      expect(summary(afterVisit(fromSearch, '', 'social', 2))[1]).toBe('organic social ');
    });

    test('with only a click id count as a campaign', () => {
      expect(summary(afterVisit(afterNews, '?gclid=g1&gclid=g2&fbclid=', 'search', 1))).toEqual([
        'news social ',
        'organic search g1',
      ]);
      expect(afterVisit(afterNews, '?utm_source=mail', 'direct', 1).last.clickIds).toBeUndefined();
    });

    test.each([
      ['?fbclid=f', 'direct', 'social'],
      ['?gclid=g', 'direct', 'search'],
      ['?gclid=g', 'social', 'search'],
      ['?utm_source=news&fbclid=f', 'direct', 'social'],
    ] as const)("take the channel of a click id's network: %s from %s", (query, from, channel) => {
      expect(afterVisit(null, query, from).last).toMatchObject({ channel, utm_medium: 'organic' });
    });

    test('ignore navigation within the shop under the same campaign', () => {
      const again = touchpointOf(`${shop}/?utm_source=news`, shop, start + 1);
      expect(nextAttribution(afterNews, again, start + 1, 30)).toEqual(afterNews);
      expect(touchpointOf(`${shop}/shop`, shop, start)).toBeNull();
    });
  });

  describe('the attribution window', () => {
    const afterNews = afterVisit(null, '?utm_source=news', 'social');

    test('applies to each touchpoint separately', () => {
      expect(afterNews.first.occurredAt).toBe('2026-01-01T00:00:00.000Z');
      expect(afterVisit(afterNews, '', 'direct', 29).last).toEqual(afterNews.last);
      const afterMail = afterVisit(afterNews, '?utm_source=mail', 'direct', 20);
      expect(summary(afterVisit(afterMail, '', 'direct', 31))).toEqual(['mail direct ', 'mail direct ']);
      expect(summary(afterVisit(afterMail, '', 'search', 51))).toEqual([
        'organic search ',
        'organic search ',
      ]);
    });

    test('ends exactly after thirty days', () => {
      const at = start + 30 * dayMs;
      const lastAfterDirectVisit = (time: number) =>
        nextAttribution(afterNews, touchpointOf(`${shop}/`, '', time), time, 30).last;
      expect(lastAfterDirectVisit(at - 1)).toEqual(afterNews.last);
      expect(summary({ first: afterNews.first, last: lastAfterDirectVisit(at) })[1]).toBe('organic direct ');
    });

    test('restarts with another click on the same campaign', () => {
      const again = afterVisit(afterNews, '?utm_source=news', 'social', 20);
      expect(summary(afterVisit(again, '', 'direct', 40))[1]).toBe('news social ');
    });

    test('does not restart when a clicked URL is opened again', () => {
      const afterClick = afterVisit(null, '?fbclid=f1', 'direct');
      expect(afterVisit(afterClick, '?fbclid=f1', 'direct', 5).last).toEqual(afterClick.last);
      expect(afterVisit(afterClick, '?fbclid=f2', 'direct', 5).last).not.toEqual(afterClick.last);
    });

    test('also expires touchpoints far in the future', () => {
      expect(summary(afterVisit(afterVisit(null, '?utm_source=news', 'direct', 9000), '', 'direct'))[1]).toBe(
        'organic direct ',
      );
    });
  });

  const withoutTime = ({ occurredAt, ...rest }: Touchpoint) => rest;
  const mail = { ...(readUtm('?utm_source=mail') ?? organicUtm) };
  const news = { ...(readUtm('?utm_source=news') ?? organicUtm) };

  describe('a landing page left before tracking loads', () => {
    let browser: TrackedBrowser;

    beforeEach(() => {
      browser = installTrackedBrowser();
    });

    async function attributionOf(visit: Visit) {
      browser.visit(visit);
      const { first, last } = (await import('./attribution.ts')).attribution();
      return { first: withoutTime(first), last: withoutTime(last) };
    }

    test('is the first touchpoint after a soft navigation', async () => {
      const visit = { url: `${shop}/shop`, initialUrl: `${shop}/?utm_source=news` };
      const touchpoint = { ...news, channel: 'direct' };
      expect(await attributionOf(visit)).toEqual({ first: touchpoint, last: touchpoint });
    });

    test('is the first touchpoint after a page load', async () => {
      const visit = { url: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
      expect(await attributionOf(visit)).toEqual({ first: news, last: news });
    });

    test('is the first touchpoint even if the next page has a campaign', async () => {
      const visit = { url: `${shop}/shop?utm_source=mail`, referrer: `${shop}/?utm_source=news` };
      expect(await attributionOf(visit)).toEqual({ first: news, last: mail });
    });

    test.each([
      ['https://elsewhere.example/?utm_source=news', 'referral'],
      ['android-app://com.example', 'referral'],
      ['', 'direct'],
    ])('is not taken from the referrer %p', async (referrer, channel) => {
      const organic = { ...organicUtm, channel };
      expect(await attributionOf({ url: `${shop}/shop`, referrer })).toEqual({
        first: organic,
        last: organic,
      });
    });

    test('does not replace a stored first touchpoint', async () => {
      browser.stored.set('utm_data', JSON.stringify({ version: 1, first: mail, last: mail }));
      const visit = { url: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
      expect(await attributionOf(visit)).toEqual({ first: mail, last: mail });
    });

    test('becomes the last touchpoint after a stored organic visit', async () => {
      browser.stored.set('utm_data', JSON.stringify({ version: 1, first: organicUtm, last: organicUtm }));
      const visit = { url: `${shop}/shop`, initialUrl: `${shop}/?utm_source=news` };
      expect(await attributionOf(visit)).toEqual({ first: organicUtm, last: { ...news, channel: 'direct' } });
    });
  });

  test('an older tab does not overwrite a newer campaign of another tab', async () => {
    const browser = installTrackedBrowser();
    browser.visit({ url: 'https://shop.example/?utm_source=news' });
    const { persistAttribution } = await import('./attribution.ts');
    persistAttribution();
    const occurredAt = new Date().toISOString();
    const newer = { version: 2, first: { ...news, occurredAt }, last: { ...mail, occurredAt } };
    browser.stored.set('utm_data', JSON.stringify(newer));
    browser.dispatchStorage('utm_data');
    persistAttribution();
    expect(JSON.parse(browser.stored.get('utm_data') ?? '')).toEqual(newer);
  });
});
