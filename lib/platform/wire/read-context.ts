import { currencyDecimals } from '../../../contract/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import { readPrice } from '../money/read-price.ts';
import { browserSettings } from '../settings/browser-settings.ts';
import type { Id } from './identifiers.ts';
import { asArray, asObject, isAbsent } from './json.ts';
import { remotePicturePath, uploadsUrl } from './uploads-url.ts';

/** Context of reading a response. */
export interface ReadContext {
  /** Returns the URL on the shop's origin of a file path, or an absolute URL of another host as it is; null for an unsafe path or URL. */
  uploadsUrl: (path: string) => string | null;
  /** Base URLs of other hosts whose pictures the shop fetches and resizes: setting `IMAGE_HOSTS`. */
  imageBaseUrls: readonly string[];
  /** Called with the name of a field whose value is malformed. */
  reportUnreadable: (field: string) => void;
  /** Called with the id of a product whose attributes do not tell all its variants apart. */
  reportIndistinctVariants: (productId: Id) => void;
}

/** Context of reading a response with prices. */
export interface PriceReadContext extends ReadContext {
  /** Number of decimals of the shop's currency. */
  decimals: number;
}

/** Reads an optional value; null when it is absent or malformed. Reports a malformed value. */
export function readField<T>(
  value: unknown,
  read: (value: unknown) => T | null,
  field: string,
  context: ReadContext,
): T | null {
  if (isAbsent(value)) return null;
  const parsed = read(value);
  if (parsed === null) context.reportUnreadable(field);
  return parsed;
}

/** Reads an optional price (`readPrice`); null when it is absent or malformed. Reports a malformed price. */
export function readPriceField(value: unknown, field: string, context: PriceReadContext): MinorUnits | null {
  return readField(value, (presentValue) => readPrice(presentValue, context.decimals), field, context);
}

/**
 * Reads a list; drops unreadable items (contract/README.md "Tolerance"). An absent list is empty. Any other value that is no list is
 * reported and counts as empty, too.
 */
export function readList<T, R extends ReadContext>(
  value: unknown,
  readItem: (item: unknown, context: R) => T | null,
  context: R,
): T[] {
  if (!isAbsent(value) && !Array.isArray(value)) context.reportUnreadable('list');
  return asArray(value)
    .map((item) => readItem(item, context))
    .filter((item) => item !== null);
}

/** Context of responses that the browser reads. Paths become URLs of the storefront, absolute URLs stay; nothing is reported. */
export const browserReadContext: PriceReadContext = {
  uploadsUrl: (path) => uploadsUrl(path),
  get imageBaseUrls() {
    return browserSettings().imageBaseUrls ?? [];
  },
  reportUnreadable: () => {},
  reportIndistinctVariants: () => {},
  get decimals() {
    return currencyDecimals(browserSettings().tenant.currency);
  },
};

/** Returns the URL that pages use for an image, which the API sends as a path or URL, bare or in `{ filePath }`; null if absent or malformed. */
export function readImage(value: unknown, field: string, context: ReadContext): string | null {
  return readField(imagePath(value), (path) => imageUrl(path, context), field, context);
}

/** Reads an image as `readImage` does; an absent one is reported, too. */
export function readRequiredImage(value: unknown, field: string, context: ReadContext): string | null {
  const url = imageUrl(imagePath(value), context);
  if (url === null) context.reportUnreadable(field);
  return url;
}

function imagePath(value: unknown): unknown {
  const object = asObject(value);
  return object ? object.filePath : value;
}

function imageUrl(path: unknown, context: ReadContext): string | null {
  const url = typeof path === 'string' ? context.uploadsUrl(path) : null;
  return url && (remotePicturePath(url, context.imageBaseUrls) ?? url);
}

/** Reads the distinct images of an array; drops unreadable ones. */
export function readImages(value: unknown, field: string, context: ReadContext): string[] {
  const images = asArray(value).map((image) => readImage(image, field, context));
  return [...new Set(images.filter((image) => image !== null))];
}
