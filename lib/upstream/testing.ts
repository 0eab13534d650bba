import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setEnvironment } from '@/lib/settings/testing';

/** A call as the upstream got it. */
interface Call {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An upstream that a test answers for. */
export interface TestUpstream {
  calls: Call[];
  /** Answers what comes from now on. */
  answer: RequestListener;
  stop(): void;
}

/** Starts an upstream for calls and files, and has the settings name it. Import what reads settings only afterwards. */
export async function startUpstream(): Promise<TestUpstream> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    upstream.calls.push({ method: request.method, path: request.url, headers: request.headers, body });
    upstream.answer(request, response);
  });
  const upstream: TestUpstream = {
    calls: [],
    answer: json({}),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setEnvironment({ API_BASE_URL: base, UPLOADS_BASE_URL: `${base}/files`, UPSTREAM_TIMEOUT_MS: '1000' });
  return upstream;
}

/** Answers with a value in its envelope. */
export function json(response: unknown, status = 200): RequestListener {
  return (_request, answer: ServerResponse) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ response }));
}
