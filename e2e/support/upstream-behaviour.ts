import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Functions that send a failing upstream response, by the name of the failure. */
export const upstreamFailures = {
  'status 500': (response) => send(response, 500, '{"Message":"Something broke"}'),
  'status 503 without a body': (response) => send(response, 503, ''),
  'status 401': (response) => send(response, 401, '{"Message":"Who are you?"}'),
  'a redirect elsewhere': (response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
  },
  'a hang': () => {},
  'a hang in the middle of the body': (response) => {
    response.writeHead(200, json).write('{"response":[');
  },
  'a reset': (response) => {
    response.socket?.resetAndDestroy();
  },
  'a reset in the middle of the body': (response) => {
    response.writeHead(200, { ...json, 'content-length': 100_000 });
    response.write('{"response":[', () => response.socket?.resetAndDestroy());
  },
  'malformed JSON': (response) => send(response, 200, '{"response":[{"id":1,'),
  'an HTML page': (response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the proxy</h1>');
  },
  'an endless body': (response) => {
    const chunk = `"${'a'.repeat(1024 * 1024)}",`;
    const writeChunks = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(200, json).on('drain', writeChunks).write('{"response":[');
    writeChunks();
  },
} satisfies Record<string, (response: ServerResponse) => void>;

export type UpstreamFailure = keyof typeof upstreamFailures;

/**
 * How the upstream responds to a call. `delayMs` passes before the body is built, `sendDelayMs` between building and sending. Without
 * `delayMs`, the body has the data of the moment in which the call is recorded.
 */
export type UpstreamBehaviour =
  | 'ok'
  | UpstreamFailure
  | 'status 404'
  | 'null response'
  | { delayMs?: number; sendDelayMs?: number };

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Responds as the behaviour says; `createBody` builds the body of a successful response. */
export async function respondAs(
  behaviour: UpstreamBehaviour,
  response: ServerResponse,
  createBody: () => unknown,
): Promise<void> {
  if (behaviour === 'status 404') return send(response, 404, '{"Message":"There is no such thing"}');
  if (behaviour === 'null response') return send(response, 200, '{"response":null}');
  if (behaviour !== 'ok' && typeof behaviour === 'string') return upstreamFailures[behaviour](response);
  if (typeof behaviour === 'object' && behaviour.delayMs) await sleep(behaviour.delayMs);
  const body = createBody();
  if (typeof behaviour === 'object') await sleep(behaviour.sendDelayMs ?? 0);
  send(
    response,
    body === undefined ? 404 : 200,
    JSON.stringify(body ?? { Message: 'There is no such thing' }),
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, json).end(body);
}
