import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { type Customer, customerOf } from './caller.ts';
import { describeCall } from './describe-call.ts';
import { fieldErrors, HttpFailure, invalidInput } from './failure.ts';
import { type Language, preferredLanguage } from './language.ts';
import { readJson } from './read-json.ts';
import { words } from './words.ts';

const longestUserAgent = 300;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler of a contract call is given. */
export interface CallRequest<C extends Call> {
  language: Language;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /** Who has signed in; a call only for customers has one. */
  customer: C extends { access: 'customer' } ? Customer : Customer | null;
  /** Network address of the caller. */
  address: string;
  /** What the caller calls itself, cut to what can be kept. */
  userAgent: string | undefined;
  /** Marks a second try; a call that needs one has one. */
  idempotencyKey: C extends { idempotencyKey: 'required' } ? string : string | undefined;
  /** A path parameter. */
  param(name: string): string;
  header(name: string): string | undefined;
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
    const customer = await customerOf(c, call.access);
    const request: CallRequest<C> = {
      language,
      query: parse<C['query']>(call.query, c.req.query(), language),
      body: parse<C['body']>(call.body, call.body && (await readJson(c, call.plainText)), language),
      customer: customer as CallRequest<C>['customer'],
      address: c.var.caller.address,
      userAgent: c.req.header('user-agent')?.slice(0, longestUserAgent),
      idempotencyKey: keyOf(c, call) as CallRequest<C>['idempotencyKey'],
      param: (name) => c.req.param(name) ?? '',
      header: (name) => c.req.header(name),
    };
    const response = await handler(request);
    c.header('Content-Language', language);
    c.header('Vary', 'Accept-Language, Authorization');
    if (customer || call.method !== 'GET') c.header('Cache-Control', 'private, no-store');
    return c.json({ response });
  });
}

function parse<T extends z.ZodType | undefined>(type: T, value: unknown, language: Language): Parsed<T> {
  if (type === undefined) return undefined as Parsed<T>;
  const parsed = type.safeParse(value, { error: fieldErrors[language] });
  if (!parsed.success) throw invalidInput(parsed.error, language);
  return parsed.data as Parsed<T>;
}

function keyOf(c: Context, { idempotencyKey }: Call): string | undefined {
  if (!idempotencyKey) return undefined;
  const key = c.req.header('idempotency-key')?.trim();
  if (!key && idempotencyKey === 'required') throw new HttpFailure(400, words.needsKey);
  if (key && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new HttpFailure(400, words.badKey);
  return key || undefined;
}
