import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { invalidateTags } from '@/lib/platform/cache/invalidate-tags';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import { longDocumentResponse, withHeaderAndFooter } from './long-document-response.ts';

const unavailable = () => new UpstreamError('unavailable', 'GET /x', 'status 500');

async function* parts(...items: (string | Error)[]): AsyncGenerator<string> {
  for (const item of items) {
    if (item instanceof Error) throw item;
    yield item;
  }
}

let documentCount = 0;
/** Counts builds of a document with these parts, and requests it. */
function createDocument(createParts: () => AsyncIterable<string>) {
  documentCount += 1;
  const key = `document ${documentCount}`;
  let buildCount = 0;
  return {
    buildCount: () => buildCount,
    request(headers: Record<string, string> = {}, method = 'GET') {
      const request = new Request('http://shop.example/feed', { headers, method });
      return longDocumentResponse(request, {
        key,
        contentType: 'text/xml',
        generate() {
          buildCount += 1;
          return createParts();
        },
      });
    },
  };
}

const gzip = { 'accept-encoding': 'gzip' };
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('longDocumentResponse', () => {
  test('builds a document once, until something is invalidated', async () => {
    const document = createDocument(() => parts('a', 'b', 'c'));
    for (let time = 0; time < 3; time += 1) expect(await (await document.request()).text()).toBe('abc');
    expect(document.buildCount()).toBe(1);
    await invalidateTags(['product:abaya']);
    expect(await (await document.request()).text()).toBe('abc');
    expect(document.buildCount()).toBe(2);
  });

  test('shares a build among concurrent requests, in both codings', async () => {
    const document = createDocument(() => parts('x'.repeat(100_000), 'y'.repeat(100_000)));
    const responses = await Promise.all([document.request(), document.request(gzip), document.request()]);
    const [first, compressed, third] = await Promise.all(responses.map(bytesOf));
    expect([first?.length, third?.equals(first ?? Buffer.of())]).toEqual([200_000, true]);
    expect(gunzipSync(compressed ?? Buffer.of()).equals(first ?? Buffer.of())).toBe(true);
    expect(responses[1]?.headers.get('content-encoding')).toBe('gzip');
    expect(document.buildCount()).toBe(1);
  });

  test('does not join a build that began before an invalidation', async () => {
    let continueBuild = () => {};
    const isContinued = new Promise<void>((resolve) => {
      continueBuild = resolve;
    });
    const document = createDocument(async function* () {
      const number = document.buildCount();
      yield `build ${number}`;
      if (number === 1) await isContinued;
    });
    const first = await document.request();
    await invalidateTags(['home']);
    const second = document.request();
    const third = document.request();
    continueBuild();
    const texts = await Promise.all([first, await second, await third].map((response) => response.text()));
    expect(texts).toEqual(['build 1', 'build 2', 'build 2']);
  });

  test('sends a build that is replaced before its first part', async () => {
    let yieldFirst = () => {};
    const mayYield = new Promise<void>((resolve) => {
      yieldFirst = resolve;
    });
    const document = createDocument(async function* () {
      const number = document.buildCount();
      if (number === 1) await mayYield;
      yield `build ${number}`;
    });
    const first = document.request();
    await sleep(50);
    await invalidateTags(['home']);
    const second = document.request();
    await sleep(50);
    yieldFirst();
    const texts = await Promise.all([first, second].map(async (response) => (await response).text()));
    expect(texts).toEqual(['build 1', 'build 2']);
  });

  test('builds one document at a time', async () => {
    let running = 0;
    let maxRunning = 0;
    const documents = Array.from({ length: 4 }, () =>
      createDocument(async function* () {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        for (let part = 0; part < 5; part += 1) yield 'part';
        running -= 1;
      }),
    );
    const texts = await Promise.all(documents.map(async ({ request }) => (await request()).text()));
    expect([new Set(texts), maxRunning]).toEqual([new Set(['part'.repeat(5)]), 1]);
  });

  test('answers conditional requests and ranges of a complete document', async () => {
    const document = createDocument(() => parts('x'.repeat(50_000), String(Math.random())));
    const whole = await bytesOf(await document.request(gzip));
    const complete = await document.request(gzip);
    const etag = complete.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-gzip"$/);
    expect(complete.headers.get('content-length')).toBe(String(whole.length));
    expect((await document.request()).headers.get('etag')).toBe(etag.replace('-gzip', ''));
    const requestWith = (headers: Record<string, string>) => document.request({ ...gzip, ...headers });
    const statusWith = async (headers: Record<string, string>) => (await requestWith(headers)).status;
    expect(await statusWith({ 'if-none-match': etag })).toBe(304);
    expect(await statusWith({ 'if-none-match': `W/${etag}, "other"` })).toBe(304);
    expect(await statusWith({ 'if-none-match': '"other"' })).toBe(200);
    const unsatisfiable = await requestWith({ range: `bytes=${whole.length}-` });
    expect([unsatisfiable.status, unsatisfiable.headers.get('cache-control')]).toEqual([416, 'no-store']);
    expect(await statusWith({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
    const part = await document.request({ ...gzip, range: 'bytes=10-19', 'if-range': etag });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect((await bytesOf(part)).equals(whole.subarray(10, 20))).toBe(true);
  });

  test('sends type and cache lifetime, and nothing else to HEAD', async () => {
    const document = createDocument(() => parts('a'));
    const response = await document.request({}, 'HEAD');
    expect([response.status, response.body]).toEqual([200, null]);
    expect(response.headers.get('content-type')).toBe('text/xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('sends an empty document', async () => {
    expect(await (await createDocument(() => parts()).request()).text()).toBe('');
  });

  test('is sent although its first part took long', async () => {
    const clock = jest.spyOn(performance, 'now');
    const document = createDocument(async function* () {
      clock.mockReturnValue(performance.now() + 3000);
      yield 'a';
      yield 'b';
    });
    expect(await (await document.request()).text()).toBe('ab');
    clock.mockRestore();
  });

  test('is a 503 when its build fails at once, and builds again', async () => {
    const failures = [unavailable()];
    const document = createDocument(() => parts(...failures.splice(0), 'a'));
    const response = await document.request();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await (await document.request()).text()).toBe('a');
  });

  test('aborts its readers when the build fails later, and builds again', async () => {
    const failures = [unavailable()];
    const document = createDocument(() => parts('a', ...failures.splice(0), 'b'));
    await expect((await document.request()).text()).rejects.toThrow();
    expect(await (await document.request()).text()).toBe('ab');
  });

  test('throws a programming error and goes on with the next document', async () => {
    await expect(createDocument(() => parts(new TypeError('oops'))).request()).rejects.toThrow('oops');
    expect(await (await createDocument(() => parts('a')).request()).text()).toBe('a');
  });

  test('serves a reader the document that it began with', async () => {
    const document = createDocument(() => parts(`build ${document.buildCount()}`));
    await (await document.request()).text();
    const slowReader = await document.request();
    await invalidateTags(['home']);
    expect(await (await document.request()).text()).toBe('build 2');
    expect(await slowReader.text()).toBe('build 1');
  });
});

test('the header is sent with the first part, the footer last', async () => {
  const collect = async (generator: AsyncGenerator<string>) => {
    const collected: string[] = [];
    for await (const part of withHeaderAndFooter('<', generator, '>')) collected.push(part);
    return collected;
  };
  expect(await collect(parts('a', 'b'))).toEqual(['<a', 'b', '>']);
  expect(await collect(parts())).toEqual(['<>']);
  await expect(withHeaderAndFooter('<', parts(new Error('failed')), '>').next()).rejects.toThrow('failed');
});
