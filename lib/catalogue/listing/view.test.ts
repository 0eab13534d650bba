import { currentView, setView } from './view.ts';

test('the view is a grid until another is set, and is stored', () => {
  const stored = new Map<string, string>();
  const globals = {
    document: { documentElement: { dataset: {} } },
    localStorage: { setItem: (key: string, text: string) => void stored.set(key, text) },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  expect(currentView()).toBe('grid');
  setView('list');
  expect([currentView(), stored.get('listing_view')]).toEqual(['list', 'list']);
  setView('grid');
  expect([currentView(), stored.get('listing_view')]).toEqual(['grid', 'grid']);
});
