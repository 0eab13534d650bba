import { asArray, asObject } from './json.ts';
import { type Reader, readField } from './reader.ts';

/** Reads a picture, sent as a file path or as an object with `filePath`, as its address in the storefront. */
export function readImage(value: unknown, field: string, reader: Reader): string | null {
  const path = asObject(value) ? asObject(value)?.filePath : value;
  return readField(path, (text) => (typeof text === 'string' ? reader.uploads(text) : null), field, reader);
}

/** Reads the distinct pictures of an array, leaving out those that cannot be read. */
export function readImages(value: unknown, field: string, reader: Reader): string[] {
  const images = asArray(value).map((image) => readImage(image, field, reader));
  return [...new Set(images.filter((image) => image !== null))];
}
