import type { z } from 'zod';
import { abortableFetch } from '../abortable-fetch.ts';
import type { ApiCall } from '../calls.ts';
import { envelope, Failure } from '../envelope.ts';

const timeoutMs = 30_000;

/** Response to one call, and its violations of the contract. */
export interface CallResult {
  payload: unknown;
  /** True for status 404 with a message, for a payload of null, and for an unsupported call. */
  isMissing: boolean;
  /** True for an optional call that the API does not support. */
  isUnsupported?: true;
  /** Contract violations, each prefixed with its path in the body; empty for a conforming response. */
  violations: string[];
}

/** Request of one call. */
export interface CallInput {
  /** Path parameters by name. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Access token. */
  token?: string;
  idempotencyKey?: string;
  /** Expects an error with one of these statuses; `body` defaults to `Failure`. */
  expectedError?: { statuses: number[]; body?: z.ZodType };
}

/** Sends a call and validates the response. Network errors and timeouts become violations. */
export async function sendCall(
  base: string,
  call: ApiCall,
  language: string,
  input: CallInput = {},
): Promise<CallResult> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
  try {
    const response = await abortableFetch(base + path + query, {
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
    const isUnsupported =
      call.optional && [404, 405].includes(response.status) && !input.expectedError?.statuses.includes(404);
    if (isUnsupported) return { payload: null, isMissing: true, isUnsupported: true, violations: [] };
    return validateResponse(call, response.status, await response.json(), input.expectedError);
  } catch (error) {
    return invalidResult(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

function validateResponse(
  call: ApiCall,
  status: number,
  body: unknown,
  expectedError: CallInput['expectedError'],
): CallResult {
  if (expectedError) {
    if (!expectedError.statuses.includes(status))
      return invalidResult(`status ${status} instead of ${expectedError.statuses.join(' or ')}`);
    const parsed = (expectedError.body ?? Failure).safeParse(body);
    return {
      payload: undefined,
      isMissing: false,
      violations: parsed.success ? [] : violationsOf(parsed.error),
    };
  }
  if (status === 404) {
    const failure = Failure.safeParse(body);
    return failure.success
      ? { payload: null, isMissing: true, violations: [] }
      : invalidResult('404 without a Message');
  }
  if (status !== 200) return invalidResult(`status ${status}`);
  const parsed = envelope(call.response).safeParse(body);
  if (parsed.success) {
    const payload = parsed.data.response;
    return { payload, isMissing: payload === null, violations: [] };
  }
  return { payload: undefined, isMissing: false, violations: violationsOf(parsed.error) };
}

function violationsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
}

function invalidResult(violation: string): CallResult {
  return { payload: undefined, isMissing: false, violations: [violation] };
}
