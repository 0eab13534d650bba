import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PublishedReview, ReviewPage, ReviewQuery } from '../../contract/reviews.ts';
import type { Orm } from '../db/database.ts';
import { productRating, review } from '../db/schema/reviews.ts';
import type { Language } from '../http/language.ts';
import { averageRatingOf, reviewCountOf } from '../wire/rating.ts';
import { inLanguageOrOther } from '../wire/text.ts';

type ReviewRow = typeof review.$inferSelect;

/** Maximum number of reviews in the response for a product; the pages of reviews contain all of them. */
const maxSampleSize = 50;
/** Length from which a text counts as detailed. */
const minDetailedLength = 80;

const isPublished = eq(review.status, 'published');
const newestFirst: SQL[] = [desc(review.writtenAt), asc(review.id)];
/** Reviews have no votes: verified ones come first, then detailed texts, then newer ones. */
const helpfulFirst: SQL[] = [
  desc(review.verified),
  desc(
    sql`greatest(length(coalesce(${review.textEn}, '')), length(coalesce(${review.textAr}, ''))) >= ${minDetailedLength}`,
  ),
  ...newestFirst,
];

/** Finds one page of the published reviews of a product, with total, average and counts over all pages. */
export async function findReviewPage(
  orm: Orm,
  productId: number,
  { sort, pageNumber, pageSize }: z.output<typeof ReviewQuery>,
  language: Language,
): Promise<z.input<typeof ReviewPage>> {
  const [rows, [rating]] = await Promise.all([
    orm
      .select()
      .from(review)
      .where(and(eq(review.productId, productId), isPublished))
      .orderBy(...(sort === 'helpful' ? helpfulFirst : newestFirst))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    orm.select().from(productRating).where(eq(productRating.productId, productId)),
  ]);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rating?.stars ?? [];
  const [small = 0, trueToSize = 0, large = 0] = rating?.fits ?? [];
  return {
    items: rows.map((row) => toReview(row, language)),
    total: reviewCountOf(rating),
    average: averageRatingOf(rating),
    counts: { '1': one, '2': two, '3': three, '4': four, '5': five },
    ...(small + trueToSize + large > 0 && { fit: { small, true: trueToSize, large } }),
  };
}

function toReview(row: ReviewRow, language: Language): z.input<typeof PublishedReview> {
  return {
    id: row.id,
    author: row.name,
    rating: row.rating,
    ...inLanguageOrOther(language, row.textEn, row.textAr),
    createdAt: row.writtenAt.toISOString(),
    verified: row.verified,
    ...(row.fit && { fit: row.fit }),
  };
}

/**
 * Loads the first published reviews of each product: those of the source catalogue in its order, then those of buyers,
 * newest first.
 */
export async function loadReviewSamples(orm: Orm, productIds: number[]): Promise<ReviewRow[]> {
  const ranked = orm
    .select({
      id: review.id,
      rank: sql<number>`row_number() over (partition by ${review.productId} order by ${review.position}, ${review.writtenAt} desc, ${review.id})`.as(
        'rank',
      ),
    })
    .from(review)
    .where(and(inArray(review.productId, productIds), isPublished))
    .as('ranked');
  const rows = await orm
    .select({ review })
    .from(review)
    .innerJoin(ranked, eq(ranked.id, review.id))
    .where(sql`${ranked.rank} <= ${maxSampleSize}`)
    .orderBy(asc(review.productId), asc(ranked.rank));
  return rows.map((row) => row.review);
}
