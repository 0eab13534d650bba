import { originOf } from './shop.ts';

test.each([
  [undefined, 'https://shop.example', 'https://shop.example'],
  ['http://layl.localhost:3000', 'http://localhost:3410', 'http://layl.localhost:3410'],
  ['http://layl.localhost:3000', 'http://localhost', 'http://layl.localhost'],
  ['http://layl.localhost:3000', 'https://localhost:8443', 'https://layl.localhost:8443'],
  ['https://layl.example', 'http://localhost:3410', 'https://layl.example'],
  ['http://layl.localhost:3000', 'https://shop.example', 'http://layl.localhost:3000'],
  ['http://notlocalhost:3000', 'http://localhost:3410', 'http://notlocalhost:3000'],
])('the origin %s with the site at %s becomes %s', (origin, siteUrl, expected) => {
  expect(originOf({ origin }, siteUrl)).toBe(expected);
});
