import { mailSenderOf, readShops } from './shops.ts';

const siteUrl = 'https://shop.example';
const setting = [
  { currency: 'EGP', otherOrigins: ['https://nour.example/'] },
  { currency: 'SAR', name: { en: 'Layl', ar: 'ليل' }, origin: 'https://layl.example/' },
];
const shops = readShops(JSON.stringify(setting), siteUrl) ?? new Map();

describe('mailSenderOf', () => {
  test.each([
    ['https://layl.example', 'https://layl.example', 'Layl'],
    ['https://nour.example', 'https://nour.example', undefined],
    ['https://evil.example', siteUrl, undefined],
    [undefined, siteUrl, undefined],
  ])('a mail requested from %s links to %s', (requestOrigin, origin, name) => {
    const sender = mailSenderOf({ shops, siteUrl }, requestOrigin);
    expect([sender.origin, sender.name?.en]).toEqual([origin, name]);
  });
});
