import { and, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewStockAlert, StockAlert } from '../../contract/stock-alerts.ts';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { variant } from '../db/schema/catalogue.ts';
import { stockAlert } from '../db/schema/stock-alerts.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { verifyLinkToken } from '../mail/one-click-unsubscribe.ts';
import { findNamedVariant } from './find-variant.ts';

const openStates = ['pending', 'confirmed'] as const;

/**
 * Adds a pending alert, also for a variant that is in stock. Does nothing for an unknown variant, or when the address has an open alert
 * for the variant.
 */
export async function addAlert(
  orm: Orm,
  { productId, variantId, email, language }: IntegerIds<z.infer<typeof NewStockAlert>>,
  origin: string,
): Promise<void> {
  const [knownVariant] = await orm
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.id, variantId), eq(variant.productId, productId)));
  if (!knownVariant) return;
  await orm
    .insert(stockAlert)
    .values({ variantId, email: email.toLowerCase(), language, origin })
    .onConflictDoNothing();
}

/** Finds the alert of a token; null when the token is invalid or the alert was deleted. */
export async function findAlert(
  orm: Orm,
  secret: string,
  token: string,
  language: Language,
): Promise<z.infer<typeof StockAlert> | null> {
  const id = alertIdOf(secret, token);
  if (id === undefined) return null;
  const [alert] = await orm
    .select({ state: stockAlert.state, variantId: stockAlert.variantId })
    .from(stockAlert)
    .where(eq(stockAlert.id, id));
  const namedVariant = alert && (await findNamedVariant(orm, alert.variantId, language));
  if (!namedVariant) return null;
  const { slug, title, name } = namedVariant;
  return { state: alert.state, product: { slug, title }, variant: name };
}

/** Confirms the alert of a token. Has no effect on an alert in another state than pending. */
export async function confirmAlert(orm: Orm, secret: string, token: string): Promise<void> {
  const id = alertIdOf(secret, token);
  if (id === undefined) return;
  await orm
    .update(stockAlert)
    .set({ state: 'confirmed', changedAt: new Date(), claimedAt: null, attempts: 0 })
    .where(and(eq(stockAlert.id, id), eq(stockAlert.state, 'pending')));
}

/** Ends the alert of a token and all open alerts to the same e-mail address. */
export async function endAlerts(orm: Orm, secret: string, token: string): Promise<void> {
  const id = alertIdOf(secret, token);
  if (id === undefined) return;
  const [alert] = await orm.select({ email: stockAlert.email }).from(stockAlert).where(eq(stockAlert.id, id));
  if (!alert) return;
  await orm
    .update(stockAlert)
    .set({ state: 'ended', changedAt: new Date() })
    .where(
      or(
        eq(stockAlert.id, id),
        and(eq(stockAlert.email, alert.email), inArray(stockAlert.state, [...openStates])),
      ),
    );
}

function alertIdOf(secret: string, token: string): string | undefined {
  const id = verifyLinkToken(secret, token);
  return id !== undefined && isUuid(id) ? id : undefined;
}
