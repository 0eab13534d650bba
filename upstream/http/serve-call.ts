import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { describeCall } from './describe-call.ts';
import { invalidInput } from './failure.ts';
import { type Language, preferredLanguage } from './language.ts';
import { readJson } from './read-json.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler of a contract call is given. */
export interface CallRequest<C extends Call> {
  language: Language;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /** A path parameter. */
  param(name: string): string;
}

/** Serves a call of the contract and describes it in the OpenAPI document. */
export function serveCall<C extends Call>(
  app: OpenAPIHono,
  call: C,
  handler: (request: CallRequest<C>) => Promise<z.input<C['response']>>,
): void {
  app.openAPIRegistry.registerPath(describeCall(call));
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method, path, async (c) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    const request: CallRequest<C> = {
      language,
      query: parse<C['query']>(call.query, c.req.query()),
      body: parse<C['body']>(call.body, call.body && (await readJson(c))),
      param: (name) => c.req.param(name) ?? '',
    };
    const response = await handler(request);
    c.header('Content-Language', language);
    c.header('Vary', 'Accept-Language');
    return c.json({ response });
  });
}

function parse<T extends z.ZodType | undefined>(type: T, value: unknown): Parsed<T> {
  if (type === undefined) return undefined as Parsed<T>;
  const parsed = type.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data as Parsed<T>;
}
