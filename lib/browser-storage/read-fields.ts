import type { Id } from '../wire/identifiers.ts';

type Fields = Record<string, unknown>;

/** An object's fields; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
}

/** A text or number that can be an id; null for anything else. */
export function idOf(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A text that can be a slug; null for anything else. */
export function slugOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value : null;
}
