import { mailOrigin, readShops } from './shops.ts';

const siteUrl = 'https://shop.example';
const setting = [
  { currency: 'EGP', otherOrigins: ['https://nour.example/'] },
  { currency: 'SAR', origin: 'https://layl.example/' },
];
const shops = readShops(JSON.stringify(setting), siteUrl) ?? new Map();

test.each([
  ['https://layl.example', 'https://layl.example'],
  ['https://nour.example', 'https://nour.example'],
  ['https://evil.example', siteUrl],
  [undefined, siteUrl],
])(
  'a mail for whoever asks from %s leads to %s: to a shop of this API, and nowhere else',
  (asking, origin) => {
    expect(mailOrigin({ shops, siteUrl }, asking)).toBe(origin);
  },
);
