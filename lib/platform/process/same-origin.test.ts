import { isSameOrigin } from './same-origin.ts';

test('isSameOrigin accepts only the own origin', () => {
  const isAccepted = (headers: Record<string, string>) =>
    isSameOrigin(new Headers({ host: 'shop.example', ...headers }));
  expect(isAccepted({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isAccepted({ origin: 'https://shop.example' })).toBe(true);
  expect(isAccepted({ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' })).toBe(false);
  for (const origin of ['https://other.example', 'null', 'https://shop.example.other']) {
    expect(isAccepted({ origin })).toBe(false);
  }
  expect(isAccepted({})).toBe(false);
});
