import { readLimitedBody } from './read-limited-body.ts';

/** Creates a body in chunks of ten bytes that counts the chunks read from it, and knows whether it was cancelled. */
function chunkedBody(chunkCount: number) {
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled === chunkCount) return controller.close();
        pulled += 1;
        controller.enqueue(new Uint8Array(10));
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulledCount: () => pulled, isCancelled: () => isCancelled };
}

describe('readLimitedBody', () => {
  test('reads a body within the limit', async () => {
    const { body } = chunkedBody(3);
    expect(await readLimitedBody(30, new Response(body))).toHaveLength(30);
    expect(await readLimitedBody(30, new Response(null))).toHaveLength(0);
  });

  test('reads nothing when Content-Length exceeds the limit', async () => {
    const { body, pulledCount } = chunkedBody(3);
    expect(await readLimitedBody(20, new Response(body, { headers: { 'content-length': '30' } }))).toBeNull();
    expect(pulledCount()).toBe(0);
  });

  test('stops at the limit without Content-Length', async () => {
    const { body, pulledCount } = chunkedBody(1000);
    expect(await readLimitedBody(20, new Response(body))).toBeNull();
    expect(pulledCount()).toBe(3);
  });

  test.each<Record<string, string>>([{}, { 'content-length': '30' }])(
    'cancels a long response with headers %j, but no request',
    async (headers) => {
      const [ofResponse, ofRequest] = [chunkedBody(3), chunkedBody(3)];
      expect(await readLimitedBody(20, new Response(ofResponse.body, { headers }))).toBeNull();
      const init = { method: 'POST', body: ofRequest.body, duplex: 'half', headers } as RequestInit;
      expect(await readLimitedBody(20, new Request('http://localhost/', init))).toBeNull();
      expect([ofResponse.isCancelled(), ofRequest.isCancelled()]).toEqual([true, false]);
    },
  );
});
