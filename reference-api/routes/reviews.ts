import type { OpenAPIHono } from '@hono/zod-openapi';
import { reviewCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import { normalizeOrderNumber } from '../orders/order-number.ts';
import { findProductId } from '../queries/products.ts';
import { findReviewPage } from '../reviews/find-reviews.ts';
import { optOut } from '../reviews/review-mail-opt-out.ts';
import { findPurchase, writeReview } from '../reviews/write-review.ts';
import type { Services } from '../services.ts';

/** Registers the calls of customer reviews. */
export function registerReviewRoutes(
  app: OpenAPIHono,
  { orm, reader, rateLimiter, settings, reviewMailSecret }: Services,
): void {
  const requireProductId = async (slug: string) => {
    const id = await findProductId(reader, slug);
    if (id === undefined) throw notFound();
    return id;
  };
  registerCall(app, reviewCalls.reviews, async ({ param, query, language }) =>
    findReviewPage(reader, await requireProductId(param('slug')), query, language),
  );

  registerCall(app, reviewCalls.writeReview, async ({ param, body, customer, address }) => {
    const network = networkPrefixOf(address);
    await rateLimiter.consume(rateLimits.reviewsPerNetwork, network);
    const productId = await requireProductId(param('slug'));
    if (body.orderNumber != null)
      await rateLimiter.consume(
        rateLimits.orderLookupPerOrder,
        `${network} ${normalizeOrderNumber(body.orderNumber)}`,
      );
    const purchase = await findPurchase(reader, productId, customer?.id ?? null, body);
    if (!purchase)
      throw new HttpError(
        403,
        customer || body.orderNumber != null ? messages.notBought : messages.purchaseUnknown,
      );
    await rateLimiter.consume(rateLimits.reviewsPerAuthor, purchase.author);
    const status = settings.publishesReviews ? ('published' as const) : ('pending' as const);
    await writeReview(orm, productId, body, purchase, status);
    return { status };
  });

  registerCall(app, reviewCalls.unsubscribeFromReviewMails, async ({ param }) => {
    if (!(await optOut(orm, reviewMailSecret, param('token')))) throw notFound();
    return null;
  });
}
