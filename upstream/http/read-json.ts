import type { Context } from 'hono';
import { HttpFailure } from './failure.ts';

/** The body of a request as JSON, or the refusal it deserves. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new HttpFailure(415, 'The body must be JSON');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpFailure(400, 'The body is not valid JSON');
  }
}
