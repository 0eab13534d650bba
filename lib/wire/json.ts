/** A JSON object whose fields are not known yet. */
export type JsonObject = Record<string, unknown>;

/** The value as an object; null for anything else, arrays included. */
export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The value as an array; an empty one for anything else (contract, Tolerance: missing or null arrays). */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether upstream sent nothing: an absent value is not an unreadable one. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
