import { refusalOf } from './passing.ts';

const pictureOf = (url: string) => refusalOf('GET', '/_next/image', `?url=${url}&w=96&q=75`);

test('a picture is asked for by a whole path below the uploads, or refused before Next fails on it', () => {
  for (const url of ['/uploads/a.webp', '%2Fuploads%2Fhero%2Fa%20b.webp', '/uploads/100%2525.webp'])
    expect([url, pictureOf(url)]).toEqual([url, null]);
  const malformed = [
    '/uploads//a',
    '/uploads/',
    '/uploads/a/',
    '/uploads/%25',
    '/uploads/%5C%5Cx',
    '//uploads/a',
    '',
  ];
  for (const url of malformed) expect([url, pictureOf(url)]).toEqual([url, 400]);
  expect(refusalOf('GET', '/_next/image', '')).toBe(400);
});

test('a path that does not survive being decoded as often as Next does it is not found', () => {
  for (const path of [
    '/feeds/%25',
    '/_next/data/%25',
    '/ar/sitemaps/%25.xml',
    '/cards/en/%E0%A4%A/x',
    '/uploads/a\\b',
  ])
    expect([path, refusalOf('GET', path, '')]).toEqual([path, 404]);
  for (const path of ['/uploads/100%25.webp', '/cards/en/product/a%25b', '/feeds/google.xml'])
    expect([path, refusalOf('GET', path, '')]).toEqual([path, null]);
});

test('files are read and nothing else; calls have methods of their own, and none echoes', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])
    for (const path of ['/icons/icon.svg', '/uploads/a.webp', '/robots.txt', '/_next/image'])
      expect([method, path, refusalOf(method, path, '')]).toEqual([method, path, 405]);
  expect(refusalOf('POST', '/api/revalidate', '')).toBeNull();
  expect(refusalOf('TRACE', '/api/health', '')).toBe(405);
});
