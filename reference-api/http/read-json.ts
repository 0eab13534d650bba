import type { Context } from 'hono';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

const maxDepth = 32;

/**
 * Parses the JSON body of a request.
 * @param acceptPlainText also accepts JSON sent as `text/plain`, as `navigator.sendBeacon` does
 * @throws {HttpError} 415 for another content type, 400 for malformed or too deeply nested JSON
 */
export async function readJson(c: Context, acceptPlainText = false): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type);
  if (!isJson && !(acceptPlainText && /^text\/plain\s*(;|$)/i.test(type))) {
    throw new HttpError(415, messages.notJson);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, messages.invalidJson);
  }
  if (isDeeperThan(value, maxDepth)) throw new HttpError(400, messages.bodyTooDeep);
  return value;
}

function isDeeperThan(value: unknown, maxLevels: number): boolean {
  let valuesAtDepth = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    valuesAtDepth = valuesAtDepth.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
    if (valuesAtDepth.length === 0) return false;
  }
  return true;
}
