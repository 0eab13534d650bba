import type { z } from 'zod';
import type { FeatureTag } from '../../contract/catalogue.ts';
import type { featureTag } from '../db/schema/catalogue.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from './text.ts';

/** Converts a feature tag to the contract's shape. */
export function toFeatureTag(
  row: typeof featureTag.$inferSelect,
  language: Language,
): z.infer<typeof FeatureTag> {
  return {
    id: row.id,
    name: inLanguage(language, row.nameEn, row.nameAr),
    slug: row.slug,
    code: row.code,
    productCount: row.productCount,
    featuredImage: row.image ? { filePath: row.image } : null,
  };
}
