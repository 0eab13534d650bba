import { asObject, isAbsent } from '../../../platform/wire/json.ts';
import { readList } from '../../../platform/wire/list.ts';
import type { PriceReadContext } from '../../../platform/wire/read-context.ts';
import type { HomeData } from '../types.ts';
import { readCategory } from './category.ts';
import { readFeaturedProducts } from './feature-tag.ts';
import { readProduct } from './product.ts';
import { readSlide } from './slide.ts';
import { readSocialPost } from './social-post.ts';

/** Reads home page data. Uses the weekly slides, or the other slides when there is no weekly slide. */
export function readHomeData(value: unknown, context: PriceReadContext): HomeData {
  const raw = asObject(value) ?? {};
  // For a value that is not an object, `raw` is a new empty object.
  if (raw !== value && !isAbsent(value)) context.reportUnreadable('home');
  const weekly = readList(raw.weeklySlides, readSlide, context);
  return {
    categories: readList(raw.featuredCategories, readCategory, context),
    products: readList(raw.featuredProducts, readProduct, context),
    slides: weekly.length > 0 ? weekly : readList(raw.slides, readSlide, context),
    features: readList(raw.productsFeatureTag, readFeaturedProducts, context),
    socialPosts: readList(raw.instagramFeeds, readSocialPost, context),
  };
}
