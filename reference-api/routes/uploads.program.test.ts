import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type Api, startApi } from '../testing/api.ts';

const imagePath = 'abaya-closed/black-front.webp';
let api: Api;
let url: string;
let storedImage: Buffer;
beforeAll(async () => {
  api = await startApi();
  url = `${api.baseUrl}/uploads/${imagePath}`;
  storedImage = await readFile(`reference-api/media/${imagePath}`);
});
afterAll(() => api.stop());

describe('uploads', () => {
  test('an image is served with caching headers', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-length')).toBe(String(storedImage.length));
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(Date.parse(response.headers.get('last-modified') ?? '')).not.toBeNaN();
    expect(Buffer.from(await response.arrayBuffer()).equals(storedImage)).toBe(true);
  });

  test('conditional requests get 304', async () => {
    const { headers } = await fetch(url, { method: 'HEAD' });
    for (const [name, value] of [
      ['if-none-match', headers.get('etag')],
      ['if-none-match', `"other", W/${headers.get('etag')}`],
      ['if-modified-since', headers.get('last-modified')],
    ]) {
      const response = await fetch(url, { headers: { [name ?? '']: value ?? '' } });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=5-99999999', 5, undefined],
  ])('the range %s is served with 206', async (range, from, to) => {
    const response = await fetch(url, { headers: { range } });
    const expected = storedImage.subarray(from, to === undefined ? undefined : to + 1);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toMatch(
      new RegExp(`^bytes \\d+-\\d+/${storedImage.length}$`),
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  });

  test('a range beyond the end gets 416', async () => {
    const response = await fetch(url, { headers: { range: `bytes=${storedImage.length}-` } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${storedImage.length}`);
  });

  test('If-Range of another version gets the whole image', async () => {
    const response = await fetch(url, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } });
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
  ])('the path %s, which names no file in the folder, gets 404', async (path) => {
    expect(await requestRawPath(path)).toBe(404);
  });
});

/** Requests a path verbatim; `fetch` would normalize it. */
function requestRawPath(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(api.baseUrl, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
