import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable, Transform } from 'node:stream';
import { lookupPublicAddress } from '@/contract/public-address';

const statusesWithoutBody = [204, 304];
/** Largest picture that is fetched from another host. */
const maxPictureBytes = 20 * 1024 * 1024;

/**
 * Fetches a picture from a host that the operator named. Redirects are not followed. A name that resolves to a private address is
 * rejected; a private address itself, or `localhost`, is accepted. The body fails when it is longer than 20 MiB.
 * @param lookup resolves host names
 * @throws when the host cannot be reached, or announces a longer body
 */
export async function fetchRemotePicture(
  href: string,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
  lookup: LookupFunction = lookupPublicAddress,
): Promise<Response> {
  const url = new URL(href);
  // An IPv6 address is in brackets.
  const isNamedByAddress = url.hostname === 'localhost' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  const client = url.protocol === 'https:' ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    client
      .get(
        url,
        {
          ...(!isNamedByAddress && { lookup }),
          signal,
          // A host may compress unless it is told not to, and `node:http` does not decompress.
          headers: {
            accept: 'image/*',
            'accept-encoding': 'identity',
            'user-agent': 'Rida',
            ...Object.fromEntries(headers),
          },
        },
        resolve,
      )
      .on('error', reject);
  });
  const { statusCode: status = 502, headers: responseHeaders } = response;
  if (Number(responseHeaders['content-length'] ?? 0) > maxPictureBytes) {
    response.destroy();
    throw new Error(`the picture has more than ${maxPictureBytes} bytes`);
  }
  const textHeaders = Object.entries(responseHeaders).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  if (statusesWithoutBody.includes(status)) {
    response.resume();
    return new Response(null, { status, headers: textHeaders });
  }
  const body = limitBytes(maxPictureBytes);
  // An error also fails the body, whose reader handles it.
  pipeline(response, body, () => {});
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers: textHeaders });
}

/** Returns a stream that passes bytes through, and fails after `maxBytes`. */
function limitBytes(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Error(`the picture has more than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}
