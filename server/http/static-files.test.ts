import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { precompress } from '../precompress.ts';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

const code = 'export const size = "medium";\n'.repeat(100);
const script = '/_next/static/chunks/a.js';
let sendStaticFile: StaticFiles;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks/a.js'), code);
  await writeFile(join(folder, 'chunks/short.js'), '1');
  await writeFile(join(folder, 'font.woff2'), code);
  await writeFile(join(folder, '../secret.js'), 'secret');
  await precompress(folder);
  sendStaticFile = await createStaticFiles(folder);
});

/** Requests a file; a path that is no file gets 404 with the body "Next". */
function request(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return inject(
    async (req, res) => {
      if (!(await sendStaticFile(req, res, url))) res.writeHead(404).end('Next');
    },
    { url, headers, method },
  );
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a script is sent in the coding of %s', async (accept, coding, decode) => {
  const { statusCode, headers, rawPayload } = await request(script, { 'accept-encoding': accept });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-encoding']).toBe(coding);
  expect(decode(rawPayload).toString()).toBe(code);
});

test.each(['/_next/static/font.woff2', '/_next/static/chunks/short.js', '/icons/icon.svg', '/favicon.ico'])(
  '%s is sent as it is',
  async (url) => {
    const { statusCode, headers } = await request(url, { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
  },
);

test.each<[Record<string, string>, number]>([
  [{ 'if-match': '"other"' }, 412],
  [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  [{ 'if-match': '*' }, 200],
  [{ range: 'bytes=99999999-' }, 416],
  [{ range: 'bytes=0-3' }, 206],
  [{ range: 'bytes=abc' }, 416],
  [{ range: 'bytes=0-3', 'if-range': '"other"' }, 200],
])('the conditions %j are responded to with %d', async (headers, status) => {
  for (const url of [script, '/icons/icon.svg']) {
    const response = await request(url, { ...headers, 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(status);
    if (status < 400) continue;
    expect([response.payload, response.headers['content-encoding']]).toEqual(['', undefined]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('a file that the browser has is not sent again', async () => {
  const { headers } = await request(script, { 'accept-encoding': 'br' });
  const again = await request(script, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('codings have entity tags of their own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (accept) => (await request(script, { 'accept-encoding': accept })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD gets the headers alone', async () => {
  const { headers, payload } = await request(script, { 'accept-encoding': 'br' }, 'HEAD');
  expect(payload).toBe('');
  expect(Number(headers['content-length'])).toBeLessThan(code.length);
});

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks',
  '/_next/static/chunks/',
  '/_next/static/',
  '/_next/image',
  '/uploads/a.webp',
])('%s goes on to Next', async (url) => {
  const { statusCode, payload } = await request(url);
  expect([statusCode, payload]).toEqual([404, 'Next']);
});

test.each([
  '/_next/static/../secret.js',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/..%2fsecret.js',
  '/icons/%00',
])('nothing outside of the folder is sent for %s', async (url) => {
  const { statusCode, payload } = await request(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(payload).not.toContain('secret');
});
