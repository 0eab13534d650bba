import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { expect } from '@playwright/test';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Header names and values in turns, repeated headers included. */
  rawHeaders: string[];
  body: string;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** Host name the visitor typed; the port is added. */
  host?: string;
  body?: string;
}

const patienceMs = 30_000;

/** One connection for each request, so that none outlives the server it was opened to. */
const agent = new Agent({ keepAlive: false });

/** Asks a local server for exactly this path: nothing is normalised, followed or kept. */
export async function ask(port: number, path: string, options: Options = {}): Promise<Answer> {
  const { bytes, ...answer } = await askBytes(port, path, options);
  return { ...answer, body: bytes.toString('utf8') };
}

/** The same, for an answer that is no text. */
export function askBytes(
  port: number,
  path: string,
  options: Options = {},
): Promise<Omit<Answer, 'body'> & { bytes: Buffer }> {
  const { method = 'GET', headers = {}, host = 'localhost', body } = options;
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
    outgoing.setTimeout(patienceMs, () =>
      outgoing.destroy(new Error(`${method} ${path} was never answered`)),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Whether an answer came from the store of pages, where it has not aged (RFC 9211). */
export function isFresh({ headers }: Pick<Answer, 'headers'>): boolean {
  return /; hit; ttl=\d/.test(String(headers['cache-status']));
}

/** Asks until a page is not being made or made anew, so that what is asked next finds it kept. */
export async function settle(port: number, path: string, options?: Parameters<typeof ask>[2]): Promise<void> {
  const state = async () => (await ask(port, path, options)).headers['cache-status'] ?? 'none';
  await expect.poll(state).not.toMatch(/stored|ttl=-/);
}
