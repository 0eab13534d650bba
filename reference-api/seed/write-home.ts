import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SourceSlide } from '../catalogue/types.ts';
import type { Orm } from '../db/database.ts';
import { slide, socialPost } from '../db/schema/home.ts';
import { idOf, type Lookups } from './lookups.ts';
import { writeRows } from './write-rows.ts';

/** Replaces slides and social posts, which no other rows refer to. */
export async function writeHome(
  orm: Orm,
  catalogue: Catalogue,
  lookups: Lookups,
  productIds: Map<string, number>,
): Promise<void> {
  await orm.delete(slide);
  await orm.delete(socialPost);
  await writeRows(
    orm,
    slide,
    catalogue.slides.map((source, index) => ({
      id: index + 1,
      titleEn: source.title.en,
      titleAr: source.title.ar,
      subtitleEn: source.subtitle.en,
      subtitleAr: source.subtitle.ar,
      image: source.image,
      weekly: source.weekly,
      ...targetColumns(source.target, lookups, productIds),
    })),
  );
  await writeRows(
    orm,
    socialPost,
    catalogue.socialPosts.map((source, index) => ({ id: index + 1, ...source })),
  );
}

function targetColumns(target: SourceSlide['target'], lookups: Lookups, productIds: Map<string, number>) {
  return {
    url: 'url' in target ? target.url : null,
    featureTagId: 'featureTag' in target ? idOf(lookups.tags, target.featureTag) : null,
    categoryId: 'category' in target ? idOf(lookups.categories, target.category) : null,
    productId: 'product' in target ? idOf(productIds, target.product) : null,
  };
}
