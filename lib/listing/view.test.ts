import { rememberView, viewOnPage } from './view.ts';

test('a listing is a grid until it is laid out as a list, which the next pages are, too', () => {
  const stored = new Map<string, string>();
  const given = {
    document: { documentElement: { dataset: {} } },
    localStorage: { setItem: (key: string, text: string) => void stored.set(key, text) },
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  expect(viewOnPage()).toBe('grid');
  rememberView('list');
  expect([viewOnPage(), stored.get('listing_view')]).toEqual(['list', 'list']);
  rememberView('grid');
  expect([viewOnPage(), stored.get('listing_view')]).toEqual(['grid', 'grid']);
});
