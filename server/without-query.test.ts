import { withoutQuery } from './without-query.mjs';

const flight = (segments: string[], search: string) =>
  `1:"$Sreact.fragment"\n0:${JSON.stringify({ P: null, c: segments, q: search, i: false, t: { c: ['?kept'], q: '?kept' } })}\n`;

const escaped = (text: string) => JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c');
const script = (text: string) => `<script>self.__next_f.push([1,${escaped(text)}])</script>`;
const page = (text: string, cutAt?: number) => ({
  kind: 'APP_PAGE',
  html: `<p>?a=1</p>${cutAt === undefined ? script(text) : script(text.slice(0, cutAt)) + script(text.slice(cutAt))}</html>`,
  rscData: Buffer.from(text),
  segmentData: new Map([
    ['/_tree', Buffer.from('0:{"tree":{}}\n')],
    ['/_full', Buffer.from(text)],
  ]),
  headers: { 'x-next-cache-tags': 'home' },
});

const plain = page(flight(['', 'pages', 'about'], ''));

test('a page that was made for an address without a query is kept as it is', () => {
  expect(withoutQuery(plain)).toEqual(plain);
});

test.each([
  '?a=1',
  '?token=abc&email=a%40b.example',
  '?utm_source=%D8%B5%D9%8A%D9%81',
  '?a[]=1,2&b={x}:]',
  '?next=/shop/cart?b=2',
  '?back=\\slash\\',
])('a page that was made for %s is kept as one for nobody', (search) => {
  const text = flight(`/pages/about${search}`.split('/'), search);
  expect(withoutQuery(page(text))).toEqual(plain);
});

test('flight data may be cut into parts anywhere, in the middle of the address too', () => {
  const search = '?token=abc&b=/c';
  const text = flight(`/pages/about${search}`.split('/'), search);
  for (let at = 0; at <= text.length; at += 1) expect(withoutQuery(page(text, at)).html).toBe(plain.html);
});

test('the home page has no segments', () => {
  const text = flight('/?a=1'.split('/'), '?a=1');
  expect(withoutQuery(page(text))).toEqual(page(flight(['', ''], '')));
});

test('what is no page is kept as it is', () => {
  const read = { kind: 'FETCH', data: { body: flight(['', '?a=1'], '?a=1') } };
  expect(withoutQuery(read)).toBe(read);
  expect(withoutQuery(null)).toBeNull();
});
