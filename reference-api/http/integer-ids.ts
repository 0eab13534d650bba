import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

const idFields = ['id', 'productId', 'variantId', 'categoryId'] as const;
/** Largest value of an integer column. */
const maxId = 2_147_483_647;

/** A value of the contract with ids as this API has them: products, variants and categories have integers. */
export type IntegerIds<T> = T extends (infer Item)[]
  ? IntegerIds<Item>[]
  : T extends object
    ? {
        [K in keyof T]: K extends (typeof idFields)[number]
          ? Exclude<T[K], string>
          : K extends 'ids'
            ? number[]
            : IntegerIds<T[K]>;
      }
    : T;

/**
 * Returns the body of a request unchanged.
 * @throws {HttpError} 400 when the id of a product, variant or category in it is none that this API gives
 */
export function withIntegerIds<T>(body: T): IntegerIds<T> {
  const field = findOtherId(body, '');
  if (field !== null)
    throw new HttpError(400, messages.invalidFields, {
      errors: { [field]: [`must be an integer up to ${maxId}`] },
    });
  return body as IntegerIds<T>;
}

/** Returns the path of the first id that is not an integer of this API; null without one. */
function findOtherId(value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    const childPath = path === '' ? name : `${path}.${name}`;
    const isId = idFields.some((field) => field === name) || /(?:^|\.)ids$/.test(path);
    if (isId && child != null && !isIntegerId(child)) return childPath;
    const found = findOtherId(child, childPath);
    if (found !== null) return found;
  }
  return null;
}

function isIntegerId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxId;
}
