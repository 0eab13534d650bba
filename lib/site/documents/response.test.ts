import { product, variant } from '@/lib/catalogue/product/testing';
import { tagsInvalidatedBy } from '@/lib/platform/cache/cache-tags';
import { registerCdn } from '@/lib/platform/cache/invalidate-tags';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import {
  documentCacheControl,
  documentResponse,
  notFoundResponse,
  responseOrUnavailable,
  unavailableResponse,
} from './response.ts';

describe('document responses', () => {
  test('a document has its type and shared cache lifetime', async () => {
    const response = documentResponse('text', 'text/csv', { 'x-more': '1' });
    expect([response.status, await response.text()]).toEqual([200, 'text']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/csv',
      'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-more': '1',
    });
  });

  test.each([
    ['ends in 14 seconds', -60_000, 13_999, 14],
    ['starts in a minute', 60_000, 120_000, 60],
    ['ends in an hour', -60_000, 3_600_000, 300],
    ['has ended', -60_000, -1, 300],
  ])('a sale that %s limits the shared lifetime', (_when, startsIn, endsIn, seconds) => {
    const now = Date.UTC(2026, 5, 15);
    const sale = { price: 1, startsAt: now + startsIn, endsAt: now + endsIn };
    for (const item of [product({ sale }), product({ variants: [variant({ sale })] })])
      expect(documentCacheControl([product({}), item], now)).toBe(
        `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
      );
  });

  test('the CDN cache tag is invalidated by every catalogue change', () => {
    registerCdn({ purge: async () => true, hasPendingPurges: () => false });
    const tag = documentResponse('text', 'text/csv').headers.get('cache-tag');
    for (const event of ['product.updated', 'category.updated', 'feature.updated'] as const)
      expect(tagsInvalidatedBy({ event, slug: 'any' })).toContain(tag);
  });

  test('a missing document is a 404, an unavailable document an uncached 503', () => {
    expect(notFoundResponse().status).toBe(404);
    const response = unavailableResponse();
    expect([
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('cache-control'),
    ]).toEqual([503, '30', 'no-store']);
  });

  test('upstream failures become 503, programming errors are thrown', async () => {
    const respondWithFailure = (error: Error) => responseOrUnavailable(() => Promise.reject(error));
    expect((await respondWithFailure(new UpstreamError('timeout', 'GET /x', 'late'))).status).toBe(503);
    await expect(respondWithFailure(new TypeError('oops'))).rejects.toThrow('oops');
    expect((await responseOrUnavailable(async () => new Response('fine'))).status).toBe(200);
  });
});
