import { type TrackedBrowser, trackedBrowser, type Visit } from './testing.ts';
import { type Touches, touchesAfter } from './touches.ts';
import { organicUtm, readUtm } from './utm.ts';

const news = readUtm('?utm_source=news') ?? organicUtm;
const mail = readUtm('?utm_source=mail') ?? organicUtm;

test('the first touch is that of the first visit, whatever comes after', () => {
  expect(touchesAfter(null, '?utm_source=news')).toEqual({ first: news, last: news });
  expect(touchesAfter({ first: news, last: news }, '?utm_source=mail')).toEqual({ first: news, last: mail });
  expect(touchesAfter({ first: organicUtm, last: organicUtm }, '?utm_source=mail').first).toEqual(organicUtm);
});

test('a visit that names no campaign leaves the last touch as it is', () => {
  expect(touchesAfter({ first: news, last: mail }, '?color=black')).toEqual({ first: news, last: mail });
  expect(touchesAfter(null, '')).toEqual({ first: organicUtm, last: organicUtm });
});

describe('a landing page that is left before anything has looked at it', () => {
  const shop = 'https://shop.example';
  const named = { ...organicUtm, utm_source: 'news' };
  let browser: TrackedBrowser;

  beforeEach(() => {
    browser = trackedBrowser();
  });

  async function touchesOf(visit: Visit): Promise<Touches> {
    browser.visit(visit);
    return (await import('./touches.ts')).touches();
  }

  test('for another one without a load still counts as the first touch', async () => {
    const visit = { address: `${shop}/shop`, loadedAs: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: named, last: named });
  });

  test('for another one by a load still counts as the first touch', async () => {
    const visit = { address: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: named, last: named });
  });

  test('is the first touch even where the next page names a campaign too', async () => {
    const visit = { address: `${shop}/shop?utm_source=mail`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: named, last: mail });
  });

  test.each(['https://elsewhere.example/?utm_source=news', 'android-app://com.example', ''])(
    'is none of this shop when it is %p',
    async (referrer) => {
      const organic = { first: organicUtm, last: organicUtm };
      expect(await touchesOf({ address: `${shop}/shop`, referrer })).toEqual(organic);
    },
  );

  test('does not take the place of a touch that is stored', async () => {
    browser.stored.set('utm_data', JSON.stringify({ version: 1, first: mail, last: mail }));
    const visit = { address: `${shop}/shop`, referrer: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: mail, last: mail });
  });

  test('leaves the first visit organic once that has been stored', async () => {
    browser.stored.set('utm_data', JSON.stringify({ version: 1, first: organicUtm, last: organicUtm }));
    const visit = { address: `${shop}/shop`, loadedAs: `${shop}/?utm_source=news` };
    expect(await touchesOf(visit)).toEqual({ first: organicUtm, last: named });
  });
});

test('an older tab overwrites no campaign that another tab has come with since', async () => {
  const browser = trackedBrowser();
  browser.visit({ address: 'https://shop.example/?utm_source=news' });
  const { keepTouches } = await import('./touches.ts');
  keepTouches();
  browser.stored.set('utm_data', JSON.stringify({ version: 1, first: news, last: mail }));
  browser.tellTabs('utm_data');
  keepTouches();
  expect(JSON.parse(browser.stored.get('utm_data') ?? '')).toEqual({ version: 1, first: news, last: mail });
});
