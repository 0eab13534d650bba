import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { markdownPath } from '../lib/routing/routes.ts';
import { beginPage } from '../lib/upstream/clearings.ts';
import { noteAddress } from './forwarded-for.ts';
import { holdFailure } from './hold-failure.ts';
import { keepQuery } from './keep-query.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Addresses that are themselves the page shown for a failure, and the status they answer with. */
const failurePages = new Map([
  ['/404', 404],
  ['/error', 503],
]);

const neverStored = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Stands between the network and Next, because Next answers a thrown not-found or error with an empty body: puts the whole
 * localised page there instead, with status 404, or 503 and no caching.
 * @param secure adds to an answer what browsers enforce (secure.ts)
 */
export function createFront(next: Handler, secure: (res: ServerResponse) => void): Handler {
  return async (req, res) => {
    secure(res);
    noteAddress(req);
    if (isMarkdownToo(req)) varyByAccept(res);
    if (!/^\/(?:_next|api|uploads)\//.test(req.url ?? '')) untilItLeaves(res, beginPage());
    const path = pageOf(req);
    // Only a page that was made has its headers; Node leaves the body of an answer to HEAD out by itself.
    if (path !== null) req.method = 'GET';
    if (!isDecodable(pathOf(req))) {
      if (path === null) return void res.writeHead(404).end();
      req.url = `${path.prefix}/404`;
      forceStatus(res, 404);
      return next(req, res);
    }
    if (path === null) return next(req, res);
    const status = failurePages.get(path.bare);
    if (status !== undefined) {
      delete req.headers['if-none-match'];
      forceStatus(res, status);
      return next(req, res);
    }
    keepQuery(req, res);
    holdFailure(res, async (failed) => {
      const shown = failed === 404 ? '/404' : '/error';
      const html = await render(req, `${path.prefix}${shown}`).catch(() => lastResort);
      const cacheControl = failed === 404 ? res.getHeader('cache-control') : undefined;
      for (const name of res.getHeaderNames()) if (name !== 'vary') res.removeHeader(name);
      res.statusCode = failurePages.get(shown) ?? 503;
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.setHeader('Cache-Control', cacheControl ?? neverStored);
      if (failed !== 404) res.setHeader('Retry-After', '5');
      return html;
    });
    return next(req, res);
  };
}

/** Path of a page request without its language prefix; null for anything that is not a page's HTML. */
function pageOf(req: IncomingMessage): { prefix: string; bare: string } | null {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.rsc) return null;
  const path = pathOf(req);
  if (/^\/(_next|api|uploads|cards)\//.test(path)) return null;
  const prefix = /^\/ar(?=\/|$)/.exec(path)?.[0] ?? '';
  return { prefix, bare: path.slice(prefix.length) || '/' };
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split('?', 1)[0] ?? '/';
}

/** Whether an address answers in Markdown to those who prefer it (middleware.ts). */
function isMarkdownToo(req: IncomingMessage): boolean {
  return markdownPath(pathOf(req).replace(/^\/ar(?=\/)/, '')) !== null;
}

/** Tells caches on every answer that it depends on `Accept`; Next says so on none that it has kept. */
function varyByAccept(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => ServerResponse;
  res.writeHead = ((...given: unknown[]) => {
    const names = [res.getHeader('vary') ?? []].flat().join(', ');
    if (!/(?:^|,\s*)accept\s*(?:,|$)/i.test(names))
      res.setHeader('Vary', names === '' ? 'Accept' : `Accept, ${names}`);
    return writeHead(...given);
  }) as typeof res.writeHead;
}

/** Calls back when an answer begins to leave, or will never. */
function untilItLeaves(res: ServerResponse, left: () => void): void {
  const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => ServerResponse;
  res.writeHead = ((...given: unknown[]) => {
    left();
    return writeHead(...given);
  }) as typeof res.writeHead;
  res.once('close', left);
}

/** Whether a path is well-formed; Next fails on one that is not. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Changes the status as it leaves: Next must not see it, or it would render the page as a failed one, without its head. */
function forceStatus(res: ServerResponse, status: number): void {
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = ((_status: number, ...rest: unknown[]) => {
    if (status >= 500) res.setHeader('Cache-Control', neverStored);
    return writeHead(status, ...rest);
  }) as typeof res.writeHead;
}

/** Asks this server itself for a page, as the same visitor's host would see it. */
function render(req: IncomingMessage, path: string): Promise<string> {
  const { localPort: port } = req.socket as Socket;
  return new Promise((resolve, reject) => {
    const inner = request(
      { host: 'localhost', port, path, headers: { host: req.headers.host ?? 'localhost' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const html = Buffer.concat(chunks).toString('utf8');
          if (html.includes('id="__next_error__"')) reject(new Error(`${path} could not be rendered`));
          else resolve(html);
        });
      },
    );
    inner.on('error', reject);
    inner.end();
  });
}

const lastResort = '<!doctype html><meta charset="utf-8"><title>503</title><h1>503</h1>';
