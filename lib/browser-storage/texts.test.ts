import { type FakeBrowser, fakeBrowser } from './testing.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

const openTab = async () => (await browser.openTab(() => import('./texts.ts'))).localTexts;

test('where storage is forbidden, a text is kept for as long as the page', async () => {
  browser.forbidden = true;
  const texts = await openTab();
  expect([texts.get('language'), texts.set('language', 'ar'), texts.get('language')]).toEqual([
    null,
    false,
    'ar',
  ]);
  texts.remove('language');
  expect(texts.get('language')).toBe(null);
  texts.set('language', 'ar');
  expect((await openTab()).get('language')).toBe(null);
});

test('a text that did not fit counts for more than the older one that is stored, until there is room', async () => {
  const texts = await openTab();
  texts.set('language', 'en');
  browser.quota = 0;
  texts.set('language', 'ar');
  expect([texts.get('language'), browser.stored.get('language')]).toEqual(['ar', 'en']);
  browser.quota = 100;
  texts.set('language', 'ar');
  browser.stored.set('language', 'en');
  expect(texts.get('language')).toBe('en');
});
