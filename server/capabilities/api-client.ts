import { abortableFetch } from '../../contract/abortable-fetch.ts';
import { readLimitedBody } from '../../lib/platform/upstream/read-limited-body.ts';

/** API that capabilities are tried against. */
export interface Api {
  baseUrl: string;
  /** Limit for one call. */
  timeoutMs: number;
  /** Key for the calls about campaigns; undefined when the shop has none. */
  campaignsKey?: string | undefined;
}

/** Response to a trial call. */
export interface ApiResponse {
  status: number;
  /** `Message` of an error; undefined without one. */
  message?: string;
  /** Payload without its envelope; undefined when the body is not JSON. */
  payload: unknown;
}

/** Thrown when the API gives no usable answer now: it may give one later. */
export class NoAnswerError extends Error {}

const maxBytes = 16 * 1024 * 1024;
const notImplemented = 501;

/** Sends a call. @throws {NoAnswerError} when the API does not respond, is overloaded or fails */
export async function callApi(
  { baseUrl, timeoutMs }: Api,
  method: 'GET' | 'POST',
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  const throwNoAnswer = () => {
    throw new NoAnswerError('the API does not answer');
  };
  const response = await abortableFetch(baseUrl + path, {
    method,
    headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(throwNoAnswer);
  const { status } = response;
  const bytes = await readLimitedBody(maxBytes, response).catch(throwNoAnswer);
  if (status === 429 || (status >= 500 && status !== notImplemented))
    throw new NoAnswerError(`${method} ${path} responds ${status}`);
  const json = parseJson(bytes);
  const payload = isObject(json) && 'response' in json ? json.response : json;
  const message = isObject(json) && typeof json.Message === 'string' ? json.Message : undefined;
  return { status, payload, ...(message && { message }) };
}

/** True for a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(bytes: Uint8Array | null): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes ?? undefined));
  } catch {
    return undefined;
  }
}
