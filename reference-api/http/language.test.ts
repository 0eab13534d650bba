import { preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en, ar', 'en'],
  ['en;q=0.5, ar;q=0.9', 'ar'],
  ['ar;q=0', 'en'],
  ['ar;q=nonsense', 'en'],
  ['de, *;q=0.1', 'en'],
  [',;q=,ar-SA;q=0.3', 'ar'],
])('preferredLanguage of %s is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
