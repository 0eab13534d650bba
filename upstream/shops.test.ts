import { mailedFrom, readShops } from './shops.ts';

const siteUrl = 'https://shop.example';
const setting = [
  { currency: 'EGP', otherOrigins: ['https://nour.example/'] },
  { currency: 'SAR', name: { en: 'Layl', ar: 'ليل' }, origin: 'https://layl.example/' },
];
const shops = readShops(JSON.stringify(setting), siteUrl) ?? new Map();

test.each([
  ['https://layl.example', 'https://layl.example', 'Layl'],
  ['https://nour.example', 'https://nour.example', undefined],
  ['https://evil.example', siteUrl, undefined],
  [undefined, siteUrl, undefined],
])(
  'a mail for whoever asks from %s leads to %s: to a shop of this API, in its name, and nowhere else',
  (asking, origin, name) => {
    const from = mailedFrom({ shops, siteUrl }, asking);
    expect([from.origin, from.name?.en]).toEqual([origin, name]);
  },
);
