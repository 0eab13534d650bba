import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { envelope, Failure, Language as LanguageSchema } from '../../contract/envelope.ts';
import { HttpFailure, invalidInput } from './failure.ts';
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

const headers = z.object({
  'accept-language': LanguageSchema.or(z.string()).optional().describe('en or ar; weights are understood'),
});

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

function describeCall(call: Call) {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: Failure } },
  });
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  return createRoute({
    method: call.method.toLowerCase() as Lowercase<Call['method']>,
    path: call.path,
    request: {
      headers,
      ...(names.length > 0 && { params }),
      ...(call.query && { query: call.query }),
      ...(call.body && {
        body: { required: true, content: { 'application/json': { schema: call.body } } },
      }),
    },
    responses: {
      200: {
        description: 'The payload in its envelope',
        content: { 'application/json': { schema: envelope(call.response) } },
      },
      ...((call.body || call.query) && { 400: failure('Fields that are not valid') }),
      ...(names.length > 0 && { 404: failure('There is no such thing') }),
      500: failure('A fault of the server'),
    },
  });
}

/** The 404 of a call that names one thing. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, 'There is no such thing');
}
