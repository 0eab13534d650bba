import { readDecimal } from '../../../platform/money/decimal.ts';
import { readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readLink } from '../../../platform/wire/link.ts';
import { type Reader, readField } from '../../../platform/wire/reader.ts';
import type { Slide, SlideTarget } from '../types.ts';

/** Values of `urlType`. */
const urlTypes = { product: 1, category: 2, page: 3, customized: 4, featureTag: 5 };

/** Reads a slide. Without a valid image, reports the image and returns null. The title defaults to the name of the link target. */
export function readSlide(value: unknown, reader: Reader): Slide | null {
  const raw = asObject(value) ?? {};
  const image = readImage(raw.media, 'slide.media', reader);
  if (image === null) {
    reader.reportUnreadable('slide.media');
    return null;
  }
  const [target, name] = readTarget(raw, reader);
  return { title: readLabel(raw.title) ?? name ?? '', subtitle: readLabel(raw.subtitle), image, target };
}

function readTarget(raw: JsonObject, reader: Reader): [target: SlideTarget | null, name: string | null] {
  switch (readField(raw.urlType, readDecimal, 'slide.urlType', reader)) {
    case urlTypes.product:
      return readSlugTarget('product', raw.product, reader);
    case urlTypes.category:
      return readSlugTarget('category', raw.category, reader);
    case urlTypes.featureTag:
      return readSlugTarget('feature', raw.featureTag, reader);
    case urlTypes.page:
    case urlTypes.customized: {
      const href = readField(raw.url, readLink, 'slide.url', reader);
      return [href === null ? null : { kind: 'url', href }, null];
    }
    default:
      return [null, null];
  }
}

function readSlugTarget(
  kind: 'product' | 'category' | 'feature',
  value: unknown,
  reader: Reader,
): [target: SlideTarget | null, name: string | null] {
  const raw = asObject(value);
  const slug = readField(raw?.slug, readSlug, 'slide.slug', reader);
  return [slug === null ? null : { kind, slug }, readLabel(raw?.title) ?? readLabel(raw?.name)];
}
