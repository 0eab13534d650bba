import { and, eq, notExists, sql } from 'drizzle-orm';
import { withParameter } from '../../contract/path-parameter.ts';
import { reviewPaths } from '../../contract/paths.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { review } from '../db/schema/reviews.ts';
import type { Language } from '../http/language.ts';
import { unsubscribeUrlOf } from '../mail/one-click-unsubscribe.ts';
import { reviewRequestMail } from '../mail/review-request-mail.ts';
import type { Services } from '../services.ts';
import { shopOf } from '../shops.ts';
import { inLanguage } from '../wire/text.ts';
import { createOptOutToken, hasOptedOut } from './review-mail-opt-out.ts';

const intervalMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = Pick<Services, 'orm' | 'mailer' | 'settings' | 'logger' | 'reviewMailSecret'>;

/**
 * Mails requests for reviews some days after delivery, once for each order, even with several processes. Looks for due
 * orders at the start and every ten minutes. Returns a function that stops this.
 */
export function startReviewRequests(services: Dependencies): () => Promise<void> {
  const { reviewMailDays } = services.settings;
  if (reviewMailDays === undefined) return async () => {};
  let isStopped = false;
  let running = Promise.resolve();
  const run = () => {
    running = sendAll().catch((error) =>
      services.logger.error({ err: error }, 'requests for reviews could not be sent'),
    );
  };
  const timer = setInterval(run, intervalMs);
  timer.unref();
  run();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };

  async function sendAll(): Promise<void> {
    while (
      !isStopped &&
      (await requestNextReview(services, new Date(Date.now() - (reviewMailDays ?? 0) * dayMs)))
    );
  }
}

/** Requests reviews of the earliest delivered order, if it was delivered before a time; returns false when no order is due. */
async function requestNextReview(services: Dependencies, deliveredBefore: Date): Promise<boolean> {
  const { orm, mailer, settings, reviewMailSecret } = services;
  const id = await claimOrder(orm, deliveredBefore);
  if (id === undefined) return false;
  const [order] = await orm.select().from(placedOrder).where(eq(placedOrder.id, id));
  const shop = order && shopOf(settings, order.currency);
  if (!shop) return true;
  const { email } = order.contact;
  const language = order.language ?? 'en';
  const products = await findProductsToReview(orm, id, order.customerId ?? email.toLowerCase(), language);
  if (products.length === 0 || (await hasOptedOut(orm, email))) return true;
  const token = createOptOutToken(reviewMailSecret, email);
  const unsubscribeUrl = unsubscribeUrlOf(
    shop.origin,
    withParameter(reviewPaths.unsubscribeFromReviewMails, token),
  );
  try {
    await mailer.send(
      reviewRequestMail({ email, number: order.number, language, products }, shop, unsubscribeUrl),
    );
  } catch (error) {
    await orm.update(placedOrder).set({ reviewRequestedAt: null }).where(eq(placedOrder.id, id));
    throw error;
  }
  return true;
}

/** Claims the order before its mail is sent: a crash then loses a mail rather than sending two. */
async function claimOrder(orm: Orm, deliveredBefore: Date): Promise<string | undefined> {
  const [claimed] = await queryRows<{ id: string }>(
    orm,
    sql`
      UPDATE placed_order SET review_requested_at = now()
      WHERE id = (
        SELECT id FROM placed_order
        WHERE status = 'delivered' AND review_requested_at IS NULL AND delivered_at <= ${deliveredBefore.toISOString()}
        ORDER BY delivered_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id`,
  );
  return claimed?.id;
}

/** Finds the products of an order that its buyer has not reviewed. */
function findProductsToReview(
  orm: Orm,
  orderId: string,
  author: string,
  language: Language,
): Promise<{ slug: string; title: string }[]> {
  return orm
    .selectDistinct({ slug: product.slug, titleEn: product.titleEn, titleAr: product.titleAr })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(
      and(
        eq(orderLine.orderId, orderId),
        notExists(
          orm
            .select({ one: sql`1` })
            .from(review)
            .where(and(eq(review.productId, product.id), eq(review.author, author))),
        ),
      ),
    )
    .then((rows) =>
      rows.map(({ slug, titleEn, titleAr }) => ({ slug, title: inLanguage(language, titleEn, titleAr) })),
    );
}
