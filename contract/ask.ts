import type { z } from 'zod';
import type { Call } from './calls.ts';
import { envelope, Failure } from './envelope.ts';

const timeoutMs = 30_000;

/** What a server answered to a call, held against the contract. */
export interface Answer {
  payload: unknown;
  /** There is no such thing: status 404 with a message, or a payload of null. */
  isMissing: boolean;
  /** What is wrong, each by its path; empty when the answer keeps the contract. */
  faults: string[];
}

/** What goes out with a call. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Access token. */
  token?: string;
  idempotencyKey?: string;
  /** The right answer is a refusal: one of these statuses, with a body of this kind. */
  refusal?: { statuses: number[]; body?: z.ZodType };
}

/** Makes a call and holds its answer against the contract. */
export async function ask(base: string, call: Call, language: string, input: Input = {}): Promise<Answer> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
  try {
    const response = await fetch(base + path + query, {
      method: call.method,
      headers: {
        'accept-language': language,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.token !== undefined && { authorization: `Bearer ${input.token}` }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404 && call.optional) return { payload: null, isMissing: true, faults: [] };
    return judge(call, response.status, await response.json(), input.refusal);
  } catch (error) {
    return wrong(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

function judge(call: Call, status: number, body: unknown, refusal: Input['refusal']): Answer {
  if (refusal) {
    if (!refusal.statuses.includes(status))
      return wrong(`status ${status} instead of ${refusal.statuses.join(' or ')}`);
    const parsed = (refusal.body ?? Failure).safeParse(body);
    return { payload: undefined, isMissing: false, faults: parsed.success ? [] : faultsIn(parsed.error) };
  }
  if (status === 404) {
    const failure = Failure.safeParse(body);
    return failure.success ? { payload: null, isMissing: true, faults: [] } : wrong(`404 without a Message`);
  }
  if (status !== 200) return wrong(`status ${status}`);
  const parsed = envelope(call.response).safeParse(body);
  if (parsed.success) {
    const payload = parsed.data.response;
    return { payload, isMissing: payload === null, faults: [] };
  }
  return { payload: undefined, isMissing: false, faults: faultsIn(parsed.error) };
}

function faultsIn(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
}

function wrong(fault: string): Answer {
  return { payload: undefined, isMissing: false, faults: [fault] };
}
