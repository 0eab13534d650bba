import { readUpTo } from './read-up-to.ts';

/** A body in chunks of ten bytes, and how many of them were taken. */
function pouring(chunks: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === chunks) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(10));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

test('a body within the limit is read whole', async () => {
  const { body } = pouring(3);
  expect(await readUpTo(30, new Response(body))).toHaveLength(30);
  expect(await readUpTo(30, new Response(null))).toHaveLength(0);
});

test('of a body that says it is longer nothing is read', async () => {
  const { body, taken } = pouring(3);
  expect(await readUpTo(20, new Response(body, { headers: { 'content-length': '30' } }))).toBeNull();
  expect(taken()).toBe(0);
});

test('a body that does not say how long it is is read up to the limit and no further', async () => {
  const { body, taken } = pouring(1000);
  expect(await readUpTo(20, new Response(body))).toBeNull();
  expect(taken()).toBe(3);
});
