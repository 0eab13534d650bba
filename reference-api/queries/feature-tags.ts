import { asc } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { featureTag } from '../db/schema/catalogue.ts';

export type FeatureTagRow = typeof featureTag.$inferSelect;

/** Loads every feature tag in editorial order; there are few. */
export function loadFeatureTags(orm: Orm): Promise<FeatureTagRow[]> {
  return orm.select().from(featureTag).orderBy(asc(featureTag.position));
}
