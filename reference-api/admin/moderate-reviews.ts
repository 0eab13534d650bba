import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { product } from '../db/schema/catalogue.ts';
import { review } from '../db/schema/reviews.ts';
import { isStillPurchased } from '../reviews/write-review.ts';

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
 * Publishes or rejects a review; also rejects one whose purchase has been cancelled since. Returns undefined when no review has the id. Database triggers update the rating of the product
 * and record the change for the webhook.
 */
export async function moderateReview(
  orm: Orm,
  id: string,
  status: 'published' | 'rejected',
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await orm
    .select({ productId: review.productId, author: review.author, slug: product.slug })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(eq(review.id, id));
  if (!found) return undefined;
  const isRejected = status === 'published' && !(await isStillPurchased(orm, found));
  await orm
    .update(review)
    .set(isRejected ? { status: 'rejected', verified: false } : { status })
    .where(eq(review.id, id));
  return isRejected
    ? `${found.slug}: review rejected, as its author has no delivered or paid order of the product`
    : `${found.slug}: review ${status}`;
}
