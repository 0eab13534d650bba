import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, lookupPublicAddress } from '../../../contract/public-address.ts';

export const maxPictureBytes = 20 * 1024 * 1024;
const timeoutMs = 20_000;
const maxRedirects = 3;

/** Rules of a fetch; tests replace those about addresses to use a server of their own. */
export interface FetchRules {
  /** Hosts that pictures may come from, redirects included. */
  hosts: ReadonlySet<string>;
  lookup?: LookupFunction;
  isAllowedUrl?: (url: URL) => boolean;
  timeoutMs?: number;
}

/**
 * Fetches a picture from one of the named hosts.
 * @throws with a reason that a person understands: another host, a private address, a redirect too many, an error status, a file that is too large or slow
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs ?? timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    assertAllowed(url, rules);
    const response = await request(url, rules.lookup ?? lookupPublicAddress, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`the server answers ${statusCode}`);
    }
    return readBody(response, signal);
  }
  throw new Error(`it redirects more than ${maxRedirects} times`);
}

function assertAllowed(url: URL, { hosts, isAllowedUrl = isPublicUrl }: FetchRules): void {
  if (!hosts.has(url.hostname.toLowerCase()))
    throw new Error(`the host ${url.hostname} is not named by --image-host`);
  if (!isAllowedUrl(url)) throw new Error(`the address ${url.origin} is not public`);
}

function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    /^https?:$/.test(protocol) &&
    port === '' &&
    username === '' &&
    password === '' &&
    // Addresses are not resolved.
    (isIP(host) === 0 || isPublicAddress(host))
  );
}

function request(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<http.IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = client.get(
      url,
      { lookup, signal, headers: { accept: 'image/*', 'user-agent': 'Rida import' } },
      resolve,
    );
    sent.on('error', (error) => reject(signal.aborted ? new Error('the server is too slow') : error));
  });
}

async function readBody(response: http.IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxPictureBytes) throw new Error(`it has more than ${maxPictureBytes / 1024 / 1024} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw signal.aborted ? new Error('the server is too slow') : error;
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}
