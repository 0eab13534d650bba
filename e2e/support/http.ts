import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { expect } from '@playwright/test';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Alternating header names and values, including repeated headers. */
  rawHeaders: string[];
  body: string;
}

interface HttpRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Host header without its port. */
  host?: string;
  body?: string;
  /** Time without a byte of the response. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

/** Opens a connection per request, so that no connection outlives its server. */
const agent = new Agent({ keepAlive: false });

/** Sends a request to a local server with the raw path: no normalization, redirects or cache. */
export async function httpRequest(
  port: number,
  path: string,
  options: HttpRequestOptions = {},
): Promise<HttpResponse> {
  const { bytes, ...response } = await httpRequestBytes(port, path, options);
  return { ...response, body: bytes.toString('utf8') };
}

/** Like `httpRequest`, for a binary response. */
export function httpRequestBytes(
  port: number,
  path: string,
  options: HttpRequestOptions = {},
): Promise<Omit<HttpResponse, 'body'> & { bytes: Buffer }> {
  const { method = 'GET', headers = {}, host = 'localhost', body, timeoutMs = defaultTimeoutMs } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: 'localhost', port, path, method, agent, headers: { host: `${host}:${port}`, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode = 0, headers, rawHeaders } = incoming;
          resolve({
            status: statusCode,
            headers,
            rawHeaders,
            bytes: Buffer.concat(chunks),
          });
        });
      },
    );
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`${method} ${path} got no response`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** True when `Cache-Status` reports a hit that is not stale (RFC 9211). */
export function isFreshHit({ headers }: Pick<HttpResponse, 'headers'>): boolean {
  return /; hit; ttl=\d/.test(String(headers['cache-status']));
}

/** Repeats a request until its page is neither being rendered nor stale, so that the next request is a fresh hit. */
export async function waitUntilCached(
  port: number,
  path: string,
  options?: HttpRequestOptions,
): Promise<void> {
  const cacheStatus = async () => (await httpRequest(port, path, options)).headers['cache-status'] ?? 'none';
  await expect.poll(cacheStatus).not.toMatch(/stored|ttl=-/);
}
