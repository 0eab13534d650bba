import { type FakeBrowser, installFakeBrowser } from './testing.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = installFakeBrowser();
});

const openTab = async () => (await browser.openTab(() => import('./safe-storage.ts'))).safeLocalStorage;

describe('safeLocalStorage', () => {
  test('keeps values in memory until unload when storage is blocked', async () => {
    browser.isBlocked = true;
    const storage = await openTab();
    expect([storage.get('language'), storage.set('language', 'ar'), storage.get('language')]).toEqual([
      null,
      false,
      'ar',
    ]);
    storage.remove('language');
    expect(storage.get('language')).toBe(null);
    storage.set('language', 'ar');
    expect((await openTab()).get('language')).toBe(null);
  });

  test('prefers a value in memory until storage has room for it', async () => {
    const storage = await openTab();
    storage.set('language', 'en');
    browser.quota = 0;
    storage.set('language', 'ar');
    expect([storage.get('language'), browser.stored.get('language')]).toEqual(['ar', 'en']);
    browser.quota = 100;
    storage.set('language', 'ar');
    browser.stored.set('language', 'en');
    expect(storage.get('language')).toBe('en');
  });
});
