import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { type EncodedResponse, encodeBody } from '../pages/page-cache.ts';
import { negotiateCoding, sendResponse } from './send-response.ts';

const text = 'a page '.repeat(500);

async function request(
  headers: Record<string, string>,
  method = 'GET',
  overrides: Partial<EncodedResponse> = {},
) {
  const response: EncodedResponse = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'p',
      vary: 'accept-encoding',
    },
    etag: 'tag',
    body: await encodeBody(Buffer.from(text), { isFast: true }),
    ...overrides,
  };
  return inject((req, res) => sendResponse(req, res, response, { age: '3' }), {
    method: method as 'GET',
    url: '/',
    headers,
  });
}

describe('sendResponse', () => {
  test.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
  ])('for Accept-Encoding %p uses the coding %p', async (acceptEncoding, coding, decode) => {
    const { headers, rawPayload } = await request({ 'accept-encoding': acceptEncoding });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(decode(rawPayload).toString('utf8')).toBe(text);
  });

  test('sends a strong ETag per coding, and 304 when it matches', async () => {
    for (const acceptEncoding of ['br', 'gzip', 'identity']) {
      const { headers } = await request({ 'accept-encoding': acceptEncoding });
      expect(headers.etag).toMatch(/^"tag/);
      for (const etag of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
        const conditional = await request({
          'accept-encoding': acceptEncoding,
          'if-none-match': String(etag),
        });
        expect([conditional.statusCode, conditional.rawPayload.length, conditional.headers.etag]).toEqual([
          304,
          0,
          headers.etag,
        ]);
        expect(conditional.headers.vary).toBe('accept-encoding');
        expect(conditional.headers['content-security-policy']).toBeUndefined();
      }
      const otherEtag = acceptEncoding === 'br' ? '"tag"' : '"tag-br-fast"';
      const conditional = await request({ 'accept-encoding': acceptEncoding, 'if-none-match': otherEtag });
      expect(conditional.statusCode).toBe(200);
    }
  });

  test('changes the ETag of a recompressed body, except for identity coding', async () => {
    const body = await encodeBody(Buffer.from(text), { isFast: false });
    for (const [acceptEncoding, isSame] of [
      ['br', false],
      ['gzip', false],
      ['identity', true],
    ] as const) {
      const [fast, thorough] = await Promise.all(
        [{}, { body }].map((overrides) => request({ 'accept-encoding': acceptEncoding }, 'GET', overrides)),
      );
      expect(thorough?.headers.etag === fast?.headers.etag).toBe(isSame);
    }
  });

  test('responds to HEAD with the headers of GET and no body', async () => {
    const [get, head] = [await request({}), await request({}, 'HEAD')];
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.rawPayload).toHaveLength(0);
  });

  test('sends no ETag for uncached responses and no 304 for errors', async () => {
    expect((await request({}, 'GET', { etag: null })).headers.etag).toBeUndefined();
    expect((await request({ 'if-none-match': '*' }, 'GET', { status: 404 })).statusCode).toBe(404);
  });

  test('adds the query of the request to a redirect only', async () => {
    const response = {
      status: 308,
      headers: { location: '/new' },
      etag: null,
      body: await encodeBody(Buffer.from(''), { isFast: true }),
    };
    const locationOf = async (url: string, status = 308) =>
      (await inject((req, res) => sendResponse(req, res, { ...response, status }), { url })).headers.location;
    expect(await locationOf('/old?a=1&a=2&%5Bx%5D=%26')).toBe('/new?a=1&a=2&%5Bx%5D=%26');
    expect(await locationOf('/old')).toBe('/new');
    expect(await locationOf('/old?a=1', 200)).toBe('/new');
  });
});

describe('negotiateCoding', () => {
  test('uses the identity coding without Accept-Encoding and for short bodies', async () => {
    const long = await encodeBody(Buffer.alloc(1000), { isFast: true });
    expect(negotiateCoding('br', long)).toBe('br');
    expect(negotiateCoding(undefined, long)).toBe('identity');
    expect(negotiateCoding('br', {})).toBe('identity');
  });
});
