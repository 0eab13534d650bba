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

/** True for undefined, null and an empty string: such a value counts as missing, and is not reported as unreadable. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * Returns the payload of a response body: its `response` field, or the whole body without one (contract/README.md "Envelope").
 * Null means that the resource does not exist.
 */
export function unwrapEnvelope(body: unknown): unknown {
  const object = asObject(body);
  const payload = object && Object.hasOwn(object, 'response') ? object.response : body;
  return payload ?? null;
}
