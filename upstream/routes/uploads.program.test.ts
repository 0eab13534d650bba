import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type Api, startApi } from '../testing/api.ts';

const picture = 'abaya-closed/black-front.webp';
let api: Api;
let address: string;
let stored: Buffer;
beforeAll(async () => {
  api = await startApi();
  address = `${api.baseUrl}/uploads/${picture}`;
  stored = await readFile(`upstream/media/${picture}`);
});
afterAll(() => api.stop());

test('a picture is served whole, with what a cache needs', async () => {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('content-length')).toBe(String(stored.length));
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  expect(Date.parse(response.headers.get('last-modified') ?? '')).not.toBeNaN();
  expect(Buffer.from(await response.arrayBuffer()).equals(stored)).toBe(true);
});

test('who holds the picture already is told that it stands', async () => {
  const { headers } = await fetch(address, { method: 'HEAD' });
  for (const [name, value] of [
    ['if-none-match', headers.get('etag')],
    ['if-none-match', `"other", W/${headers.get('etag')}`],
    ['if-modified-since', headers.get('last-modified')],
  ]) {
    const response = await fetch(address, { headers: { [name ?? '']: value ?? '' } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  }
  expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=100-', 100, undefined],
  ['bytes=-7', -7, undefined],
  ['bytes=5-99999999', 5, undefined],
])('a range request (%s) is answered with 206 and just these bytes', async (range, from, to) => {
  const response = await fetch(address, { headers: { range } });
  const expected = stored.subarray(from, to === undefined ? undefined : to + 1);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${stored.length}$`));
  expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
});

test('a range beyond the end is answered with 416', async () => {
  const response = await fetch(address, { headers: { range: `bytes=${stored.length}-` } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${stored.length}`);
});

test('a range of another version gets the whole picture', async () => {
  const response = await fetch(address, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } });
  expect(response.status).toBe(200);
});

test.each([
  '/uploads/../main.ts',
  '/uploads/%2e%2e/main.ts',
  '/uploads/..%2fmain.ts',
  '/uploads/..%5cmain.ts',
  '/uploads/abaya-closed/../../settings.ts',
  '/uploads//etc/passwd',
  '/uploads/%00',
  '/uploads/%',
  '/uploads/',
  '/uploads/abaya-closed',
  '/uploads/no-such-picture.webp',
])('nothing outside the media folder is reachable: %s', async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

/** Asks for a path to the letter; `fetch` would tidy it first. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(api.baseUrl, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
