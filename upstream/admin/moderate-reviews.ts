import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { product } from '../db/schema/catalogue.ts';
import { review } from '../db/schema/reviews.ts';

const maxListedReviews = 100;

/** Lists the oldest pending reviews, with their texts. */
export async function listPendingReviews(orm: Orm): Promise<string> {
  const pending = await orm
    .select({ review, slug: product.slug })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(eq(review.status, 'pending'))
    .orderBy(asc(review.writtenAt))
    .limit(maxListedReviews);
  const entries = pending.map(({ review: { id, writtenAt, rating, name, textEn, textAr }, slug }) =>
    [`${id}  ${writtenAt.toISOString()}  ${slug}  ${rating}/5  ${name}`, textEn ?? textAr].join('\n'),
  );
  return entries.join('\n\n') || 'No review is pending';
}

/**
 * Publishes or rejects a review; returns undefined when no review has the id. Database triggers update the rating of the product
 * and record the change for the webhook.
 */
export async function moderateReview(
  orm: Orm,
  id: string,
  status: 'published' | 'rejected',
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [changed] = await orm
    .update(review)
    .set({ status })
    .where(eq(review.id, id))
    .returning({ productId: review.productId });
  if (!changed) return undefined;
  const [reviewedProduct] = await orm
    .select({ slug: product.slug })
    .from(product)
    .where(eq(product.id, changed.productId));
  return `${reviewedProduct?.slug}: review ${status}`;
}
