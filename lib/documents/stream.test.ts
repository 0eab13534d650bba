import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '@/lib/upstream/failure';
import { framed, streamed } from './stream.ts';

const ask = (method = 'GET') => new Request('http://shop.example/x', { method });

async function* parts(...given: (string | Error)[]): AsyncGenerator<string> {
  for (const part of given) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const away = () => new UpstreamError('unavailable', 'GET /x', 'status 500');
const answerTo = (given: AsyncGenerator<string>, method?: string) => streamed(ask(method), given, 'text/xml');

test('a document is its parts, of its type, for shared caches', async () => {
  const answer = await answerTo(parts('a', 'b', 'c'));
  expect([answer.status, await answer.text()]).toEqual([200, 'abc']);
  expect(answer.headers.get('content-type')).toBe('text/xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
});

test('a long one is sent in pieces, none of them smaller than is worth sending but the last', async () => {
  const answer = await answerTo(parts(...Array.from({ length: 5 }, () => 'x'.repeat(32 * 1024))));
  const sizes: number[] = [];
  for await (const piece of answer.body ?? []) sizes.push(piece.length);
  expect(sizes).toEqual([65_536, 65_536, 32_768]);
});

test('an empty one is empty', async () => {
  const answer = await answerTo(parts());
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a failure before the first piece is a 503 that says when to come again', async () => {
  const answer = await answerTo(parts(away()));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a fault of the program is thrown on, and gives its place back', async () => {
  for (let time = 0; time < 5; time += 1)
    await expect(answerTo(parts(new TypeError('oops')))).rejects.toThrow('oops');
  expect(await (await answerTo(parts('a'))).text()).toBe('a');
});

test('a failure in the middle breaks the connection off', async () => {
  const answer = await answerTo(parts('x'.repeat(70_000), away()));
  await expect(answer.text()).rejects.toThrow('status 500');
});

test('HEAD gets the headers of what would come, and reads no further', async () => {
  let read = 0;
  async function* counted() {
    for (; read < 100; read += 1) yield 'x'.repeat(64 * 1024);
  }
  const answer = await answerTo(counted(), 'HEAD');
  expect([answer.status, answer.body, read]).toEqual([200, null, 0]);
});

test('four are read at once; another waits until one was read, given up or failed', async () => {
  const open = await Promise.all(Array.from({ length: 4 }, () => answerTo(parts('a'))));
  let isThere = false;
  const fifth = answerTo(parts('b')).then((answer) => {
    isThere = true;
    return answer;
  });
  await sleep(20);
  expect(isThere).toBe(false);
  await open[0]?.body?.cancel();
  expect(await (await fifth).text()).toBe('b');
  for (const answer of open.slice(1)) await answer.text();
  for (let time = 0; time < 5; time += 1) expect((await answerTo(parts(away()))).status).toBe(503);
  for (let time = 0; time < 5; time += 1) await answerTo(parts('a'), 'HEAD');
  expect(await (await answerTo(parts('c'))).text()).toBe('c');
});

test('a head waits for the first part, and stands with the foot where there is none', async () => {
  const all = async (given: AsyncGenerator<string>) => {
    const found: string[] = [];
    for await (const part of framed('<', given, '>')) found.push(part);
    return found;
  };
  expect(await all(parts('a', 'b'))).toEqual(['<a', 'b', '>']);
  expect(await all(parts())).toEqual(['<>']);
  await expect(framed('<', parts(away()), '>').next()).rejects.toThrow(UpstreamError);
});

test('four are made at once, the fifth waits for a place', async () => {
  const piece = 'x'.repeat(70_000);
  const begun: number[] = [];
  async function* numbered(number: number) {
    begun.push(number);
    yield piece;
    yield 'end';
  }
  const answers = [1, 2, 3, 4, 5].map((number) => answerTo(numbered(number)));
  const four = await Promise.all(answers.slice(0, 4));
  await sleep(1);
  expect(begun).toEqual([1, 2, 3, 4]);
  await four[0]?.text();
  const fifth = await answers[4];
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  await Promise.all([...four.slice(1), fifth].map((answer) => answer?.text()));
});

test('a request that is gone before it gets a place is answered that there is none now', async () => {
  const holding = await Promise.all([1, 2, 3, 4].map(() => answerTo(parts('x'.repeat(70_000), 'y'))));
  const leaving = new AbortController();
  const request = new Request('http://shop.example/x', { signal: leaving.signal });
  const waits = streamed(request, parts('a'), 'text/xml');
  leaving.abort();
  expect(await waits.then(({ status }) => status, String)).toBe(503);
  await Promise.all(holding.map((answer) => answer.text()));
});
