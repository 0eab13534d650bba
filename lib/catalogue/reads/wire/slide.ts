import { readDecimal } from '../../../platform/money/decimal.ts';
import { readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readLink } from '../../../platform/wire/link.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import type { Slide, SlideTarget } from '../types.ts';

/** Values of `urlType`. */
const urlTypes = { product: 1, category: 2, page: 3, customized: 4, featureTag: 5 };

/** Reads a slide. Without a valid image, reports the image and returns null. The title defaults to the name of the link target. */
export function readSlide(value: unknown, context: ReadContext): Slide | null {
  const raw = asObject(value) ?? {};
  const image = readImage(raw.media, 'slide.media', context);
  if (image === null) {
    context.reportUnreadable('slide.media');
    return null;
  }
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
