import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { CommandName, commands } from '../admin/commands.ts';
import type { Orm } from '../db/database.ts';
import { HttpFailure, notFound } from '../http/failure.ts';
import { readJson } from '../http/read-json.ts';

const Asked = z.object({ thing: z.string().min(1).max(300), value: z.string().max(100) });

/** Serves the commands of `npm run upstream -- …` to whoever can read the key in the data folder; no part of the contract. */
export function serveCommands(app: OpenAPIHono, orm: Orm, key: string): void {
  app.post('/commands/:name', async (c) => {
    const given = c.req.header('authorization') ?? '';
    if (!timingSafeEqual(digest(given), digest(`Bearer ${key}`))) throw notFound();
    const name = CommandName.safeParse(c.req.param('name'));
    const asked = Asked.safeParse(await readJson(c));
    if (!name.success || !asked.success) throw refusal(400, 'There is no such command');
    const { thing, value } = asked.data;
    const changed = await commands[name.data].run(orm, thing, value).catch((error: unknown) => {
      throw error instanceof z.ZodError ? refusal(400, error.issues[0]?.message ?? '') : error;
    });
    if (!changed) throw refusal(404, `There is no product or variant called ${thing}`);
    return c.json({ response: changed });
  });
}

/** Operators of the command line are spoken to in English. */
function refusal(status: 400 | 404, text: string): HttpFailure {
  return new HttpFailure(status, { en: text, ar: text });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
