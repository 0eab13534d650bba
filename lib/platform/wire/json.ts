/** JSON object with unknown fields. */
export type JsonObject = Record<string, unknown>;

/** Returns the value if it is an object; null for anything else, including arrays. */
export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** Returns the value if it is an array, else an empty one (contract/README.md "Tolerance"). */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns whether a value is missing, which is not reported as unreadable. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
