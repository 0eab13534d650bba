import type { ServerResponse } from 'node:http';
import type { Settings } from '../lib/settings/settings.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { keepRecent } from './recent.ts';
import { contentSecurityPolicy, securityHeaders } from './security-policy.ts';
import { htmlWithoutQuery } from './without-query.mjs';

const policyHeader = 'Content-Security-Policy';
const mostPolicies = 2000;

/**
 * Makes what secures answers: every one leaves with the security headers, a page also with a policy that names the scripts
 * in it. The HTML of a page is held back until it is whole, because the policy goes ahead of it.
 * @param given `withPolicy` is false where scripts are made up as they go, while developing
 */
export function createSecure(
  settings: Settings,
  given: { withPolicy: boolean },
): (res: ServerResponse) => void {
  const headers = Object.entries(securityHeaders(settings));
  const recent = keepRecent<string>(mostPolicies);

  const policyOf = (html: Buffer, etag: unknown) => {
    const compute = () => contentSecurityPolicy(settings, hashInlineScripts(html.toString('utf8')));
    // The tag of a page that Next keeps is computed from its HTML: the same tag, the same scripts.
    return typeof etag === 'string' ? recent(etag, compute) : compute();
  };

  return (res) => {
    addHeaders(res, headers);
    if (given.withPolicy) holdPage(res, policyOf);
  };
}

/** Adds headers to an answer as it leaves, when nobody has set them. */
function addHeaders(res: ServerResponse, headers: [name: string, value: string][]): void {
  const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => ServerResponse;
  res.writeHead = ((...given: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value);
    return writeHead(...given);
  }) as typeof res.writeHead;
}

/** Holds an HTML answer back until it is whole; other answers, and those without a body of their own, pass as they come. */
function holdPage(res: ServerResponse, policyOf: (html: Buffer, etag: unknown) => string): void {
  const { writeHead, write, end, flushHeaders } = res;
  const chunks: Buffer[] = [];
  let held: boolean | undefined;
  let left = false;

  const holds = (status = res.statusCode) => {
    const isPage = String(res.getHeader('content-type') ?? '').startsWith('text/html');
    held ??= isPage && status !== 304 && !res.hasHeader(policyHeader);
    return held && !left;
  };

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (!left && headers && typeof headers === 'object' && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        res.setHeader(name, value);
    }
    if (!holds(status)) return writeHead.apply(res, [status, ...rest] as never);
    res.statusCode = status;
    return res;
  }) as typeof res.writeHead;
  res.flushHeaders = () => {
    if (!holds()) flushHeaders.call(res);
  };
  res.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (!holds()) return write.apply(res, [chunk, ...rest] as never);
    chunks.push(bytesOf(chunk, rest[0]));
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  }) as typeof res.write;
  res.end = ((...given: unknown[]) => {
    if (!holds()) return end.apply(res, given as never);
    const [chunk, encoding] = given;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(bytesOf(chunk, encoding));
    const done = given.find((value) => typeof value === 'function') as (() => void) | undefined;
    const html = isMadeToKeep(res) ? asKept(Buffer.concat(chunks)) : Buffer.concat(chunks);
    if (res.hasHeader('content-length')) res.setHeader('Content-Length', html.length);
    res.setHeader(policyHeader, policyOf(html, res.getHeader('etag')));
    left = true;
    return end.call(res, html, 'utf8', done);
  }) as typeof res.end;
}

/** Whether this is the answer that Next also keeps for others. */
function isMadeToKeep(res: ServerResponse): boolean {
  return res.getHeader('x-nextjs-cache') === 'MISS';
}

/** Whoever has a page made gets it as everybody after that does (page-cache.mjs). */
function asKept(html: Buffer): Buffer {
  return Buffer.from(htmlWithoutQuery(html.toString('utf8')));
}

function bytesOf(chunk: string | Uint8Array, encoding: unknown): Buffer {
  return typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk);
}
