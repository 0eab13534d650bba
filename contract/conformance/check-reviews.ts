import type { z } from 'zod';
import { catalogueCalls, reviewCalls } from '../calls.ts';
import type { ProductPage } from '../catalogue.ts';
import type { ReviewPage } from '../reviews.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { type CallInput, sendCall } from './send-call.ts';

const language = 'en';
const unknownSlug = 'no-such-thing-anywhere';

/** Checks the calls of customer reviews on the product with the most reviews. Writes no review. */
export async function* checkReviews(base: string): AsyncGenerator<ConformanceResult> {
  const { payload } = await sendCall(base, catalogueCalls.filterProducts, language, {
    body: { pageNumber: 1, pageSize: 50 },
  });
  const products = (payload as z.infer<typeof ProductPage> | undefined)?.items ?? [];
  const withoutCounts = products.filter(
    ({ reviewCount, averageRating }) => reviewCount === undefined || averageRating === undefined,
  );
  yield {
    name: 'products carry reviewCount and averageRating',
    violations: withoutCounts.map(({ slug }) => `${slug} does not`),
  };
  const [product] = [...products].sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0));
  if (!product) return;
  const params = { slug: product.slug };
  for (const sort of ['newest', 'helpful']) {
    const query = { sort, pageNumber: '1', pageSize: '10' };
    const callResult = await sendCall(base, reviewCalls.reviews, language, { params, query });
    const reviewPage = callResult.payload as z.infer<typeof ReviewPage> | null | undefined;
    const contradictions = reviewPage ? findContradictions(reviewPage, product) : [];
    yield {
      name: `GET ${reviewCalls.reviews.path} ${sort}`,
      violations: callResult.isMissing
        ? ['responded that it does not exist']
        : [...callResult.violations, ...contradictions],
    };
  }
  const missing = await sendCall(base, reviewCalls.reviews, language, { params: { slug: unknownSlug } });
  yield {
    name: `GET ${reviewCalls.reviews.path} unknown slug`,
    violations: missing.isMissing ? [] : ['returned a payload for an unknown slug'],
  };
  const review = { rating: 5, text: 'Conformance check', name: 'Conformance check', language };
  const rejectedInputs: [label: string, input: CallInput][] = [
    ['without a purchase', { body: review, expectedError: { statuses: [403] } }],
    ['without a rating', { body: { ...review, rating: 0 }, expectedError: { statuses: [400, 422] } }],
  ];
  for (const [label, input] of rejectedInputs) {
    const { violations } = await sendCall(base, reviewCalls.writeReview, language, { params, ...input });
    yield { name: `POST ${reviewCalls.writeReview.path} ${label}`, violations };
  }
}

/** Returns contradictions between the review page and the product. */
function findContradictions(
  { total, average, counts }: z.infer<typeof ReviewPage>,
  { reviewCount, averageRating }: { reviewCount?: number; averageRating?: number | null },
): string[] {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  // Averages may be rounded to one decimal.
  const areClose = (a: number | null, b: number | null) =>
    a === null || b === null ? a === b : Math.abs(a - b) < 0.1;
  return [
    ...(sum === total ? [] : [`counts add up to ${sum}, not to total ${total}`]),
    ...(total === reviewCount ? [] : [`total is ${total}, reviewCount of the product ${reviewCount}`]),
    ...(areClose(average, averageRating ?? null)
      ? []
      : [`average is ${average}, averageRating of the product ${averageRating}`]),
  ];
}
