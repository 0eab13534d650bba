import { asArray, asObject } from './json.ts';
import { type ReadContext, readField } from './read-context.ts';
import { remotePicturePath } from './remote-picture.ts';

/** Returns the storefront URL of an image that the API sends as a path or as `{ filePath }`. */
export function readImage(value: unknown, field: string, context: ReadContext): string | null {
  const path = asObject(value) ? asObject(value)?.filePath : value;
  return readField(
    path,
    (text) => (typeof text === 'string' ? pictureUrl(text, context) : null),
    field,
    context,
  );
}

function pictureUrl(text: string, { uploadsUrl, imageHosts }: ReadContext): string | null {
  const url = uploadsUrl(text);
  return url && (remotePicturePath(url, imageHosts) ?? url);
}

/** Reads the distinct images of an array; drops unreadable ones. */
export function readImages(value: unknown, field: string, context: ReadContext): string[] {
  const images = asArray(value).map((image) => readImage(image, field, context));
  return [...new Set(images.filter((image) => image !== null))];
}
