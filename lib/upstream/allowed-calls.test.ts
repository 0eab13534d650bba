import { isAllowedCall } from './allowed-calls.ts';

test.each([
  ['POST', '/Products/Filter'],
  ['GET', '/Products/GetBySlug/wool-coat'],
  ['GET', '/Products/GetBySlug/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9'],
  ['GET', '/Shops/GetSearchFilters'],
])('%s %s passes', (method, path) => {
  expect(isAllowedCall(method, path)).toBe(true);
});

test.each([
  ['GET', '/Products/Filter'],
  ['DELETE', '/Products/GetBySlug/x'],
  ['GET', '/Products/GetBySlug/x/y'],
  ['GET', '/Products/GetBySlug/'],
  ['GET', '/health'],
  ['GET', '/openapi.json'],
  ['GET', '/products/getbyslug/x'],
  ['GET', '//evil.example/Products/GetBySlug/x'],
  ['GET', '/Products/GetBySlug/../../Admin'],
])('%s %s does not pass', (method, path) => {
  expect(isAllowedCall(method, path)).toBe(false);
});
