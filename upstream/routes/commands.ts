import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { CommandName, commands } from '../admin/commands.ts';
import type { Orm } from '../db/database.ts';
import { HttpFailure, notFound } from '../http/failure.ts';
import { readJson } from '../http/read-json.ts';

const Asked = z.object({ words: z.array(z.string().max(300)).max(2) });

/** Serves the commands of `npm run upstream -- …` to whoever can read the key in the data folder; no part of the contract. */
export function serveCommands(app: OpenAPIHono, orm: Orm, key: string): void {
  app.post('/commands/:name', async (c) => {
    const given = c.req.header('authorization') ?? '';
    if (!timingSafeEqual(digest(given), digest(`Bearer ${key}`))) throw notFound();
    const name = CommandName.safeParse(c.req.param('name'));
    const asked = Asked.safeParse(await readJson(c));
    if (!name.success || !asked.success) throw refusal(400, 'There is no such command');
    const { words } = asked.data;
    const done = await commands[name.data].run(orm, words).catch((error: unknown) => {
      throw error instanceof z.ZodError ? refusal(400, error.issues[0]?.message ?? '') : error;
    });
    if (done === undefined) throw refusal(404, `Nothing goes by ${words[0]} that ${name.data} could change`);
    return c.json({ response: done });
  });
}

/** Operators of the command line are spoken to in English. */
function refusal(status: 400 | 404, text: string): HttpFailure {
  return new HttpFailure(status, { en: text, ar: text });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
