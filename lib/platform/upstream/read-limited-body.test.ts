import { readLimitedBody } from './read-limited-body.ts';

/** Creates a body in chunks of ten bytes that counts the chunks read from it. */
function chunkedBody(chunkCount: number) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled === chunkCount) return controller.close();
        pulled += 1;
        controller.enqueue(new Uint8Array(10));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulledCount: () => pulled };
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
});
