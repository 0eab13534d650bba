import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiCall } from '../../contract/calls.ts';
import { authenticateCustomer, type Customer } from './caller.ts';
import { HttpError, validationError, zodLocales } from './http-error.ts';
import { type Language, preferredLanguage } from './language.ts';
import { messages } from './messages.ts';
import { toOpenApiRoute } from './openapi-route.ts';
import { readJson } from './read-json.ts';

const maxUserAgentLength = 300;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** Validated request of a contract call. */
export interface CallRequest<C extends ApiCall> {
  language: Language;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /** Null for a guest; never null in calls with `access: 'customer'`. */
  customer: C extends { access: 'customer' } ? Customer : Customer | null;
  /** IP address of the client. */
  address: string;
  /** `User-Agent`, truncated. */
  userAgent: string | undefined;
  /** Never undefined in calls that require a key. */
  idempotencyKey: C extends { idempotencyKey: 'required' } ? string : string | undefined;
  /** Returns a path parameter. */
  param(name: string): string;
  header(name: string): string | undefined;
}

/** Registers the route of a contract call and its entry in the OpenAPI document. */
export function registerCall<C extends ApiCall>(
  app: OpenAPIHono,
  call: C,
  handler: (request: CallRequest<C>) => Promise<z.input<C['response']>>,
): void {
  app.openAPIRegistry.registerPath(toOpenApiRoute(call));
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method, path, async (c) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    const customer = await authenticateCustomer(c, call.access);
    const request: CallRequest<C> = {
      language,
      query: parse<C['query']>(call.query, c.req.query(), language),
      body: parse<C['body']>(call.body, call.body && (await readJson(c, call.plainText)), language),
      customer: customer as CallRequest<C>['customer'],
      address: c.var.caller.address,
      userAgent: c.req.header('user-agent')?.slice(0, maxUserAgentLength),
      idempotencyKey: idempotencyKeyOf(c, call) as CallRequest<C>['idempotencyKey'],
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

function parse<T extends z.ZodType | undefined>(schema: T, value: unknown, language: Language): Parsed<T> {
  if (schema === undefined) return undefined as Parsed<T>;
  const parsed = schema.safeParse(value, { error: zodLocales[language] });
  if (!parsed.success) throw validationError(parsed.error, language);
  return parsed.data as Parsed<T>;
}

function idempotencyKeyOf(c: Context, { idempotencyKey }: ApiCall): string | undefined {
  if (!idempotencyKey) return undefined;
  const key = c.req.header('idempotency-key')?.trim();
  if (!key && idempotencyKey === 'required') throw new HttpError(400, messages.idempotencyKeyRequired);
  // Printable ASCII characters other than the space.
  if (key && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new HttpError(400, messages.invalidIdempotencyKey);
  return key || undefined;
}
