import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ways in which an upstream fails; each answers a call in place of the real answer. */
export const failures = {
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
  'JSON that is none': (response) => send(response, 200, '{"response":[{"id":1,'),
  'an HTML page': (response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the proxy</h1>');
  },
  'an endless body': (response) => {
    const chunk = `"${'a'.repeat(1024 * 1024)}",`;
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(200, json).on('drain', pour).write('{"response":[');
    pour();
  },
} satisfies Record<string, (response: ServerResponse) => void>;

export type Failure = keyof typeof failures;

/** What becomes of a call: `slowMs` pass before its answer is known, `lateMs` before it is sent; `missing` are the two ways of saying that there is no such thing. */
export type Behaviour =
  | 'ok'
  | Failure
  | 'missing by status'
  | 'missing by null'
  | 'an empty list'
  | { slowMs: number; lateMs?: number };

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Answers a call as told, with the real answer where it is asked for. */
export async function behave(
  behaviour: Behaviour,
  response: ServerResponse,
  answer: () => unknown,
): Promise<void> {
  if (behaviour === 'missing by status') return send(response, 404, '{"Message":"There is no such thing"}');
  if (behaviour === 'missing by null') return send(response, 200, '{"response":null}');
  if (behaviour === 'an empty list') return send(response, 200, '{"response":[]}');
  if (behaviour !== 'ok' && typeof behaviour === 'string') return failures[behaviour](response);
  if (typeof behaviour === 'object') await sleep(behaviour.slowMs);
  const body = answer();
  if (typeof behaviour === 'object') await sleep(behaviour.lateMs ?? 0);
  send(
    response,
    body === undefined ? 404 : 200,
    JSON.stringify(body ?? { Message: 'There is no such thing' }),
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, json).end(body);
}
