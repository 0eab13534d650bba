import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Touch, WebVitals } from '../../../contract/tracking.ts';
import { instant } from '../instant.ts';

/** What visitors did, as their browsers told it. */
export const event = pgTable(
  'event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Given by the browser; an event that comes twice is kept once. */
    eventId: text('event_id'),
    type: text().notNull(),
    sessionId: text('session_id'),
    productId: text('product_id'),
    orderId: text('order_id'),
    value: text(),
    pageUrl: text('page_url'),
    /** Path of `pageUrl`, without its query. */
    pagePath: text('page_path'),
    referrer: text(),
    deviceType: text('device_type'),
    email: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whatever else the browser sent, as JSON. */
    detail: text(),
    /** The campaigns of the first and the last visit: source, medium, campaign, content, term, id. */
    firstTouch: text('first_touch').array().notNull(),
    lastTouch: text('last_touch').array().notNull(),
    /** Where those visits came from: search, social, referral, direct; null where that is unknown. */
    firstChannel: text('first_channel'),
    lastChannel: text('last_channel'),
    /** Ids of the click that led to the last visit. */
    clickIds: jsonb('click_ids').$type<z.infer<typeof Touch>['clickIds']>(),
    /** How the page did that an event is about. */
    vitals: jsonb().$type<z.infer<typeof WebVitals>>(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_own_id').on(table.eventId).where(sql`event_id is not null`),
    index('event_time').on(table.occurredAt, table.type),
  ],
);
