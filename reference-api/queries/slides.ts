import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Slide, SlideUrlType } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { category, featureTag, product } from '../db/schema/catalogue.ts';
import { slide } from '../db/schema/home.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from '../wire/text.ts';

/** Loads the slides of the home page with their link targets. */
export async function loadSlides(orm: Orm, language: Language) {
  const rows = await orm
    .select()
    .from(slide)
    .leftJoin(featureTag, eq(featureTag.id, slide.featureTagId))
    .leftJoin(category, eq(category.id, slide.categoryId))
    .leftJoin(product, eq(product.id, slide.productId))
    .orderBy(asc(slide.id));
  return rows.map((row) => ({ weekly: row.slide.weekly, slide: toSlide(row, language) }));
}

interface SlideRow {
  slide: typeof slide.$inferSelect;
  feature_tag: typeof featureTag.$inferSelect | null;
  category: typeof category.$inferSelect | null;
  product: typeof product.$inferSelect | null;
}

function toSlide(row: SlideRow, language: Language): z.infer<typeof Slide> {
  const { slide, feature_tag: tag, category, product } = row;
  const localize = (en: string, ar: string) => inLanguage(language, en, ar);
  return {
    id: slide.id,
    title: localize(slide.titleEn, slide.titleAr),
    subtitle: localize(slide.subtitleEn, slide.subtitleAr),
    urlType: urlTypeOf(row),
    url: slide.url,
    featureTag: tag && { name: localize(tag.nameEn, tag.nameAr), slug: tag.slug },
    category: category && { name: localize(category.nameEn, category.nameAr), slug: category.slug },
    product: product && { title: localize(product.titleEn, product.titleAr), slug: product.slug },
    media: { filePath: slide.image },
  };
}

function urlTypeOf(row: SlideRow): number {
  if (row.feature_tag) return SlideUrlType.FeatureTag;
  if (row.category) return SlideUrlType.Category;
  if (row.product) return SlideUrlType.Product;
  return row.slide.url?.startsWith('/pages/') ? SlideUrlType.Page : SlideUrlType.Customized;
}
