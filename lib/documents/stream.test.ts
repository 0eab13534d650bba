import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { streamResponse, withHeaderAndFooter } from './stream.ts';

const createRequest = (method = 'GET') => new Request('http://shop.example/x', { method });

async function* parts(...items: (string | Error)[]): AsyncGenerator<string> {
  for (const part of items) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const unavailable = () => new UpstreamError('unavailable', 'GET /x', 'status 500');
const respondWith = (generator: AsyncGenerator<string>, method?: string) =>
  streamResponse(createRequest(method), generator, 'text/xml');

describe('streamed documents', () => {
  test('sends the parts as one document with type and cache lifetime', async () => {
    const response = await respondWith(parts('a', 'b', 'c'));
    expect([response.status, await response.text()]).toEqual([200, 'abc']);
    expect(response.headers.get('content-type')).toBe('text/xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  });

  test('a long document is sent in chunks of a minimum size', async () => {
    const response = await respondWith(parts(...Array.from({ length: 5 }, () => 'x'.repeat(32 * 1024))));
    const sizes: number[] = [];
    for await (const chunk of response.body ?? []) sizes.push(chunk.length);
    expect(sizes).toEqual([65_536, 65_536, 32_768]);
  });

  test('a document may be empty', async () => {
    const response = await respondWith(parts());
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('a failure before the first chunk is a 503 with Retry-After', async () => {
    const response = await respondWith(parts(unavailable()));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a programming error is thrown and releases the slot of the stream', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(respondWith(parts(new TypeError('oops')))).rejects.toThrow('oops');
    expect(await (await respondWith(parts('a'))).text()).toBe('a');
  });

  test('a later failure aborts the connection', async () => {
    const response = await respondWith(parts('x'.repeat(70_000), unavailable()));
    await expect(response.text()).rejects.toThrow('status 500');
  });

  test('HEAD returns headers after the first chunk', async () => {
    let partsAfterFirst = 0;
    async function* counted() {
      for (; partsAfterFirst < 100; partsAfterFirst += 1) yield 'x'.repeat(64 * 1024);
    }
    const response = await respondWith(counted(), 'HEAD');
    expect([response.status, response.body, partsAfterFirst]).toEqual([200, null, 0]);
  });

  test('queues a fifth stream until another ends, fails or is cancelled', async () => {
    const openResponses = await Promise.all(Array.from({ length: 4 }, () => respondWith(parts('a'))));
    let hasResponse = false;
    const fifth = respondWith(parts('b')).then((response) => {
      hasResponse = true;
      return response;
    });
    await sleep(20);
    expect(hasResponse).toBe(false);
    await openResponses[0]?.body?.cancel();
    expect(await (await fifth).text()).toBe('b');
    for (const response of openResponses.slice(1)) await response.text();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await respondWith(parts(unavailable()))).status).toBe(503);
    for (let attempt = 0; attempt < 5; attempt += 1) await respondWith(parts('a'), 'HEAD');
    expect(await (await respondWith(parts('c'))).text()).toBe('c');
  });

  test('the header is sent with the first part, the footer last', async () => {
    const collect = async (generator: AsyncGenerator<string>) => {
      const collected: string[] = [];
      for await (const part of withHeaderAndFooter('<', generator, '>')) collected.push(part);
      return collected;
    };
    expect(await collect(parts('a', 'b'))).toEqual(['<a', 'b', '>']);
    expect(await collect(parts())).toEqual(['<>']);
    await expect(withHeaderAndFooter('<', parts(unavailable()), '>').next()).rejects.toThrow(UpstreamError);
  });

  test('the fifth generator starts after one of four ends', async () => {
    const chunk = 'x'.repeat(70_000);
    const started: number[] = [];
    async function* numbered(number: number) {
      started.push(number);
      yield chunk;
      yield 'end';
    }
    const responses = [1, 2, 3, 4, 5].map((number) => respondWith(numbered(number)));
    const firstFour = await Promise.all(responses.slice(0, 4));
    await sleep(1);
    expect(started).toEqual([1, 2, 3, 4]);
    await firstFour[0]?.text();
    const fifth = await responses[4];
    expect(started).toEqual([1, 2, 3, 4, 5]);
    await Promise.all([...firstFour.slice(1), fifth].map((response) => response?.text()));
  });

  test('a request aborted while waiting gets a 503', async () => {
    const openStreams = await Promise.all(
      [1, 2, 3, 4].map(() => respondWith(parts('x'.repeat(70_000), 'y'))),
    );
    const controller = new AbortController();
    const request = new Request('http://shop.example/x', { signal: controller.signal });
    const waitingResponse = streamResponse(request, parts('a'), 'text/xml');
    controller.abort();
    expect(await waitingResponse.then(({ status }) => status, String)).toBe(503);
    await Promise.all(openStreams.map((response) => response.text()));
  });
});
