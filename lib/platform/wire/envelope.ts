import { asObject } from './json.ts';

/**
 * Returns the payload of a response body: its `response` field, or the whole body without one (contract/README.md "Envelope").
 * Null means that the resource does not exist.
 */
export function unwrapEnvelope(body: unknown): unknown {
  const object = asObject(body);
  const payload = object && Object.hasOwn(object, 'response') ? object.response : body;
  return payload ?? null;
}
