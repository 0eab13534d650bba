import { tagsClearedBy } from '@/lib/upstream/cache-tags';
import { provideCdn } from '@/lib/upstream/clearing';
import { UpstreamError } from '@/lib/upstream/failure';
import { answerOrNotNow, documentAnswer, noDocument, notNow } from './answer.ts';

test('a document is of its type, for shared caches, and nothing else', async () => {
  const answer = documentAnswer('text', 'text/csv', { 'x-more': '1' });
  expect([answer.status, await answer.text()]).toEqual([200, 'text']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/csv',
    'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
    'x-content-type-options': 'nosniff',
    'x-more': '1',
  });
});

test('a CDN is told a tag that every change of the catalogue clears', () => {
  provideCdn({ purge: async () => true, isBehind: () => false });
  const tag = documentAnswer('text', 'text/csv').headers.get('cache-tag');
  for (const event of ['product.updated', 'category.updated', 'feature.updated'] as const)
    expect(tagsClearedBy({ event, slug: 'any' })).toContain(tag);
});

test('one that is not there is 404, one that cannot be had now 503 and kept by nobody', () => {
  expect(noDocument().status).toBe(404);
  const answer = notNow();
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
});

test('a failure of the upstream is 503, a fault of the program is thrown on', async () => {
  const failing = (error: Error) => answerOrNotNow(() => Promise.reject(error));
  expect((await failing(new UpstreamError('timeout', 'GET /x', 'late'))).status).toBe(503);
  await expect(failing(new TypeError('oops'))).rejects.toThrow('oops');
  expect((await answerOrNotNow(async () => new Response('fine'))).status).toBe(200);
});
