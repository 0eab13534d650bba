import type { Context } from 'hono';
import { HttpFailure } from './failure.ts';
import { words } from './words.ts';

const deepest = 32;

/** The body of a request as JSON, or the refusal it deserves. */
export async function readJson(c: Context, plainText = false): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type);
  if (!isJson && !(plainText && /^text\/plain\s*(;|$)/i.test(type))) {
    throw new HttpFailure(415, words.notJson);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpFailure(400, words.badJson);
  }
  if (isDeeper(value, deepest)) throw new HttpFailure(400, words.tooDeep);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
