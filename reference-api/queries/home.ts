import { asc } from 'drizzle-orm';
import type { z } from 'zod';
import type { HomeData, Product } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { socialPost } from '../db/schema/home.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { type CategoryRow, toCategory } from '../wire/category.ts';
import { toFeatureTag } from '../wire/feature-tag.ts';
import { loadCategories } from './categories.ts';
import { loadFeatureTags } from './feature-tags.ts';
import { findProductIdsOfCategory, findProductIdsOfTag } from './listed-products.ts';
import { loadProducts } from './products.ts';
import { loadSlides } from './slides.ts';

const productsPerTag = 12;
/** Slugs of the main categories that have a tab in the favorites grid. */
const favoriteCategorySlugs = ['tops', 'jackets', 'pants'];
const productsPerFavoriteTab = 3;

/**
 * Loads the data of the home page.
 * @param decorateProducts adds customer-specific properties to the products
 */
export async function loadHome(
  orm: Orm,
  language: Language,
  decorateProducts: (
    products: IntegerIds<z.infer<typeof Product>>[],
  ) => Promise<IntegerIds<z.infer<typeof Product>>[]>,
): Promise<z.infer<typeof HomeData>> {
  const [tree, tags, slides, posts] = await Promise.all([
    loadCategories(orm),
    loadFeatureTags(orm),
    loadSlides(orm, language),
    orm.select().from(socialPost).orderBy(asc(socialPost.id)),
  ]);
  const featuredIds = await findFeaturedProductIds(orm, tree);
  const homeTags = await Promise.all(
    tags
      .filter((tag) => tag.onHome)
      .map(async (tag) => ({ tag, productIds: await findProductIdsOfTag(orm, tag.id, productsPerTag) })),
  );
  const ids = [...new Set([...featuredIds, ...homeTags.flatMap((entry) => entry.productIds)])];
  const loaded = await decorateProducts(await loadProducts(orm, ids, language));
  const productsById = new Map(loaded.map((product) => [product.id, product]));
  const productsOf = (productIds: number[]): IntegerIds<z.infer<typeof Product>>[] =>
    productIds.flatMap((id) => productsById.get(id) ?? []);
  return {
    featuredCategories: tree.filter((row) => row.featured).map((row) => toCategory(row, tree, language)),
    featuredProducts: productsOf(featuredIds),
    slides: slides.filter((entry) => !entry.weekly).map((entry) => entry.slide),
    weeklySlides: slides.filter((entry) => entry.weekly).map((entry) => entry.slide),
    productsFeatureTag: homeTags.map((entry) => {
      const { code, name, slug } = toFeatureTag(entry.tag, language);
      return { code, name, slug, products: productsOf(entry.productIds) };
    }),
    instagramFeeds: posts.map(({ id, link, image, banner }) => ({
      id,
      link,
      image: { filePath: image },
      banner,
    })),
  };
}

/**
 * Returns the ids of the first products of every main category, round-robin: several of a category with a tab in the
 * favorites grid, one of any other.
 */
async function findFeaturedProductIds(orm: Orm, tree: CategoryRow[]): Promise<number[]> {
  const mainCategories = tree.filter((row) => row.parentId === null);
  const idsByCategory = await Promise.all(
    mainCategories.map((row) =>
      findProductIdsOfCategory(
        orm,
        tree,
        row.id,
        favoriteCategorySlugs.includes(row.slug) ? productsPerFavoriteTab : 1,
      ),
    ),
  );
  const rounds = Array.from({ length: productsPerFavoriteTab }, (_, round) =>
    idsByCategory.flatMap((ids) => ids[round] ?? []),
  );
  return rounds.flat();
}
