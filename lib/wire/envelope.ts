import { asObject } from './json.ts';

/**
 * The payload of an answer: what its `response` holds, or the whole body when it has none (contract, Envelope).
 * Null means that there is no such thing.
 */
export function unwrap(body: unknown): unknown {
  const object = asObject(body);
  const payload = object && Object.hasOwn(object, 'response') ? object.response : body;
  return payload ?? null;
}
