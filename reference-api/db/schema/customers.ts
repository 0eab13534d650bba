import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Profile } from '../../../contract/accounts.ts';
import { instant } from '../instant.ts';
import { product, variant } from './catalogue.ts';

export const customer = pgTable('customer', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  phoneNumber: text('phone_number'),
  passwordHash: text('password_hash').notNull(),
  addresses: jsonb().$type<z.infer<typeof Profile>['addresses']>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
});

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** Session of a sign-in, shared by all refresh tokens of one rotation chain. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Time of the last issued tokens. */
    usedAt: instant('used_at').notNull().defaultNow(),
    /** `User-Agent` at that time. */
    userAgent: text('user_agent'),
  },
  (table) => [index('session_customer').on(table.customerId), index('session_expiry').on(table.expiresAt)],
);

/** Refresh tokens; used ones stay until they expire, so that a replay is detected. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256 of the token, which itself is not stored. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('refresh_token_session').on(table.sessionId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of the token, which itself is not stored. */
    hash: text().primaryKey(),
    customerId: customerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_reset_customer').on(table.customerId),
    index('password_reset_expiry').on(table.expiresAt),
  ],
);

/** Generated secrets that replace missing settings. The table has its original name. */
export const generatedSecret = pgTable('made_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Cart lines, deleted with their variant. */
export const cartLine = pgTable(
  'cart_line',
  {
    customerId: customerId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.variantId] }),
    index('cart_line_variant').on(table.variantId),
    check('cart_line_quantity_positive', sql`quantity >= 1`),
  ],
);

/** Products on wishlists. The table has its original name. */
export const wishlistItem = pgTable(
  'wish',
  {
    customerId: customerId(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('wish_product').on(table.productId),
  ],
);
