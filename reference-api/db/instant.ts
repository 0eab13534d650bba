import { timestamp } from 'drizzle-orm/pg-core';

/** Timestamp column with time zone and millisecond precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
