import { readDecimal } from '../../../platform/money/decimal.ts';
import { readSlug } from '../../../platform/wire/identifiers.ts';
import { asObject, isAbsent, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readLink } from '../../../platform/wire/link.ts';
import { readFlag } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readList,
  readRequiredImage,
} from '../../../platform/wire/read-context.ts';
import type { FeatureTagWithProducts, HomeData, Slide, SlideTarget, SocialPost } from '../types.ts';
import { readCategory, readFeatureTagRef } from './collections.ts';
import { readProduct } from './product.ts';

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
    features: readList(raw.productsFeatureTag, readFeatureTagWithProducts, context),
    socialPosts: readList(raw.instagramFeeds, readSocialPost, context),
  };
}

/** Reads a feature tag of the home page with its products; null without a readable name or slug. */
export function readFeatureTagWithProducts(
  value: unknown,
  context: PriceReadContext,
): FeatureTagWithProducts | null {
  const tag = readFeatureTagRef(value, context);
  return tag && { ...tag, products: readList(asObject(value)?.products, readProduct, context) };
}

/** Values of a slide's `urlType`: the kind of page that it links to. */
const urlTypes = { product: 1, category: 2, page: 3, customized: 4, featureTag: 5 };

/** Reads a slide; null without a valid image, which is reported. The title defaults to the name of the link target. */
function readSlide(value: unknown, context: ReadContext): Slide | null {
  const raw = asObject(value) ?? {};
  const image = readRequiredImage(raw.media, 'slide.media', context);
  if (image === null) return null;
  const [target, name] = readTarget(raw, context);
  return { title: readLabel(raw.title) ?? name ?? '', subtitle: readLabel(raw.subtitle), image, target };
}

function readTarget(
  raw: JsonObject,
  context: ReadContext,
): [target: SlideTarget | null, name: string | null] {
  switch (readField(raw.urlType, readDecimal, 'slide.urlType', context)) {
    case urlTypes.product:
      return readSlugTarget('product', raw.product, context);
    case urlTypes.category:
      return readSlugTarget('category', raw.category, context);
    case urlTypes.featureTag:
      return readSlugTarget('feature', raw.featureTag, context);
    case urlTypes.page:
    case urlTypes.customized: {
      const href = readField(raw.url, readLink, 'slide.url', context);
      return [href === null ? null : { kind: 'url', href }, null];
    }
    default:
      return [null, null];
  }
}

function readSlugTarget(
  kind: 'product' | 'category' | 'feature',
  value: unknown,
  context: ReadContext,
): [target: SlideTarget | null, name: string | null] {
  const raw = asObject(value);
  const slug = readField(raw?.slug, readSlug, 'slide.slug', context);
  return [slug === null ? null : { kind, slug }, readLabel(raw?.title) ?? readLabel(raw?.name)];
}

/** Reads a post of the social feed; null without a valid image, which is reported. */
function readSocialPost(value: unknown, context: ReadContext): SocialPost | null {
  const raw = asObject(value) ?? {};
  const image = readRequiredImage(raw.image, 'socialPost.image', context);
  if (image === null) return null;
  return {
    link: readField(raw.link, readLink, 'socialPost.link', context),
    image,
    isBanner: readFlag(raw.banner) ?? false,
  };
}
