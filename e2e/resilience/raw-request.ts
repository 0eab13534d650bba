import { connect } from 'node:net';
import type { Attack } from './attack-requests.ts';

/** Response of a raw request. */
export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  headers: Map<string, string>;
  body: string;
  hasTimedOut: boolean;
}

const timeoutMs = 20_000;
const maxBytes = 2_000_000;

/** Sends a request unmodified on its own connection and reads until it closes. */
export function sendRawRequest(
  port: number,
  { method, path, headers, body, isChunked }: Attack,
): Promise<RawResponse> {
  const bytes = Buffer.from(body ?? '');
  const hasHeader = (name: string) => headers.some(([headerName]) => headerName === name);
  const headLines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body !== null && !hasHeader('content-type') ? ['Content-Type: application/json'] : []),
    ...(body === null ? [] : [isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`]),
  ];
  const head = Buffer.from(`${headLines.join('\r\n')}\r\n\r\n`);
  const chunk =
    bytes.length > 0 ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')] : [];
  const encodedBody = isChunked ? [...chunk, Buffer.from('0\r\n\r\n')] : [bytes];
  return exchange(port, Buffer.concat([head, ...(body === null ? [] : encodedBody)]));
}

/** Sends bytes on a new connection and parses all that arrives. */
function exchange(port: number, bytes: Buffer): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let hasTimedOut = false;
    socket.setTimeout(timeoutMs, () => {
      hasTimedOut = true;
      socket.destroy();
    });
    socket.on('data', (data: Buffer) => {
      if (received.length < maxBytes) received = Buffer.concat([received, data]);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ ...parseResponse(received), hasTimedOut }));
    socket.write(bytes);
  });
}

function parseResponse(received: Buffer): Pick<RawResponse, 'status' | 'headers' | 'body'> {
  const headEnd = received.indexOf('\r\n\r\n');
  const [statusLine = '', ...headerLines] = received
    .toString('latin1', 0, Math.max(0, headEnd))
    .split('\r\n');
  const headers = headerLines.map((line): [string, string] => {
    const colonAt = line.indexOf(':');
    return [line.slice(0, colonAt).toLowerCase(), line.slice(colonAt + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Map(headers),
    body: received.toString('utf8', headEnd + 4),
  };
}
