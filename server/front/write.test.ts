import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { encode } from './encode.ts';
import type { Answer } from './store.ts';
import { write } from './write.ts';

const text = 'a page '.repeat(500);

async function answerTo(headers: Record<string, string>, method = 'GET', more: Partial<Answer> = {}) {
  const answer: Answer = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'p',
      vary: 'accept-encoding',
    },
    etag: 'tag',
    bodies: await encode(Buffer.from(text), true),
    ...more,
  };
  return inject((req, res) => write(req, res, answer, { age: '3' }), {
    method: method as 'GET',
    url: '/',
    headers,
  });
}

test.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', undefined, (body: Buffer) => body],
  ['zstd', undefined, (body: Buffer) => body],
])('who accepts %s is sent the page so', async (accept, encoding, decode) => {
  const { headers, rawPayload } = await answerTo({ 'accept-encoding': accept });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(decode(rawPayload).toString('utf8')).toBe(text);
});

test('each encoding has a strong tag of its own, and whoever has it is told so', async () => {
  for (const accept of ['br', 'gzip', 'identity']) {
    const { headers } = await answerTo({ 'accept-encoding': accept });
    expect(headers.etag).toMatch(/^"tag/);
    for (const known of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await answerTo({ 'accept-encoding': accept, 'if-none-match': String(known) });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers.vary).toBe('accept-encoding');
      expect(again.headers['content-security-policy']).toBeUndefined();
    }
    const other = accept === 'br' ? '"tag"' : '"tag-br-quick"';
    expect((await answerTo({ 'accept-encoding': accept, 'if-none-match': other })).statusCode).toBe(200);
  }
});

test('what is compressed again has another tag, unless it is sent uncompressed', async () => {
  const bodies = await encode(Buffer.from(text), false);
  for (const [accept, isSame] of [
    ['br', false],
    ['gzip', false],
    ['identity', true],
  ] as const) {
    const [quick, small] = await Promise.all(
      [{}, { bodies }].map((more) => answerTo({ 'accept-encoding': accept }, 'GET', more)),
    );
    expect(small?.headers.etag === quick?.headers.etag).toBe(isSame);
  }
});

test('a HEAD says all that a GET does, and sends no body', async () => {
  const [get, head] = [await answerTo({}), await answerTo({}, 'HEAD')];
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(head.rawPayload).toHaveLength(0);
});

test('what is not kept has no tag, and a failure is never a 304', async () => {
  expect((await answerTo({}, 'GET', { etag: null })).headers.etag).toBeUndefined();
  expect((await answerTo({ 'if-none-match': '*' }, 'GET', { status: 404 })).statusCode).toBe(404);
});
