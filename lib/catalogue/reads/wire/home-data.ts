import { asObject, isAbsent } from '../../../platform/wire/json.ts';
import { readList } from '../../../platform/wire/list.ts';
import type { PriceReader } from '../../../platform/wire/reader.ts';
import type { HomeData } from '../types.ts';
import { readCategory } from './category.ts';
import { readFeaturedProducts } from './feature-tag.ts';
import { readProduct } from './product.ts';
import { readSlide } from './slide.ts';
import { readSocialPost } from './social-post.ts';

/** Reads home page data. Uses the weekly slides, or the other slides when there is no weekly slide. */
export function readHomeData(value: unknown, reader: PriceReader): HomeData {
  const raw = asObject(value) ?? {};
  // For a value that is not an object, `raw` is a new empty object.
  if (raw !== value && !isAbsent(value)) reader.reportUnreadable('home');
  const weekly = readList(raw.weeklySlides, readSlide, reader);
  return {
    categories: readList(raw.featuredCategories, readCategory, reader),
    products: readList(raw.featuredProducts, readProduct, reader),
    slides: weekly.length > 0 ? weekly : readList(raw.slides, readSlide, reader),
    features: readList(raw.productsFeatureTag, readFeaturedProducts, reader),
    socialPosts: readList(raw.instagramFeeds, readSocialPost, reader),
  };
}
