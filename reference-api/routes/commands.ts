import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { isCommandName } from '../admin/command-usages.ts';
import { commands } from '../admin/commands.ts';
import type { Orm } from '../db/database.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { readJson } from '../http/read-json.ts';

const CommandBody = z.object({ words: z.array(z.string().max(300)).max(8) });

/**
 * Registers the commands of `npm run upstream -- …`, which need the bearer key in the data folder. The commands are not
 * part of the contract.
 */
export function registerCommandRoutes(app: OpenAPIHono, orm: Orm, key: string): void {
  app.post('/commands/:name', async (c) => {
    const authorization = c.req.header('authorization') ?? '';
    if (!timingSafeEqual(digest(authorization), digest(`Bearer ${key}`))) throw notFound();
    const name = c.req.param('name');
    const body = CommandBody.safeParse(await readJson(c));
    if (!isCommandName(name) || !body.success) throw commandError(400, 'There is no such command');
    const { words: args } = body.data;
    const output = await commands[name].run(orm, args).catch((error: unknown) => {
      throw error instanceof z.ZodError ? commandError(400, error.issues[0]?.message ?? '') : error;
    });
    if (output === undefined) throw commandError(404, `${name}: nothing found for ${args[0]}`);
    return c.json({ response: output });
  });
}

/** Creates an error of a command. Commands are in English only. */
function commandError(status: 400 | 404, text: string): HttpError {
  return new HttpError(status, { en: text, ar: text });
}

/** Hashes a text, because `timingSafeEqual` requires equal lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
