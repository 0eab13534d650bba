import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setEnvironment } from '@/lib/platform/settings/testing';

/** A request that the test upstream received. */
interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An upstream server whose responses a test defines. */
export interface TestUpstream {
  requests: ReceivedRequest[];
  /** Handles all requests from now on. */
  handler: RequestListener;
  stop(): void;
}

/**
 * Starts an upstream for calls and files and points the settings to it. Import modules that use settings only after this call.
 * @param timeoutMs of one call; by default long enough for a busy machine
 */
export async function startUpstream(timeoutMs = 10_000): Promise<TestUpstream> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    upstream.requests.push({ method: request.method, path: request.url, headers: request.headers, body });
    upstream.handler(request, response);
  });
  const upstream: TestUpstream = {
    requests: [],
    handler: jsonHandler({}),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setEnvironment({
    API_BASE_URL: base,
    UPLOADS_BASE_URL: `${base}/files`,
    UPSTREAM_TIMEOUT_MS: String(timeoutMs),
  });
  return upstream;
}

/** Returns a handler that responds with a value in the contract's envelope. */
export function jsonHandler(payload: unknown, status = 200): RequestListener {
  return (_request, response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ response: payload }));
}

/** Sends a body without end, as fast as the client reads. */
export function sendEndlessly(response: ServerResponse): void {
  const chunk = 'a'.repeat(1024 * 1024);
  const writeChunks = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', writeChunks);
  writeChunks();
}
