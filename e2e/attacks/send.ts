import { connect } from 'node:net';
import type { Attack } from './requests.ts';

/** What came back, to the last byte. */
export interface Reply {
  /** 0: the connection was closed without an answer. */
  status: number;
  headers: Map<string, string>;
  body: string;
  tookMs: number;
  isHung: boolean;
}

const patienceMs = 20_000;
const mostBytes = 2_000_000;

/** Sends exactly these bytes over a connection of their own, and reads until it is closed. */
export function send(port: number, { method, path, headers, body, isChunked }: Attack): Promise<Reply> {
  const bytes = Buffer.from(body ?? '');
  const isGiven = (name: string) => headers.some(([given]) => given === name);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body !== null && !isGiven('content-type') ? ['Content-Type: application/json'] : []),
    ...(body === null ? [] : [isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`]),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const chunk =
    bytes.length > 0 ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')] : [];
  const content = body === null ? [] : isChunked ? [...chunk, Buffer.from('0\r\n\r\n')] : [bytes];
  return exchange(port, Buffer.concat([head, ...content]));
}

function exchange(port: number, bytes: Buffer): Promise<Reply> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let given = Buffer.alloc(0);
    let isHung = false;
    socket.setTimeout(patienceMs, () => {
      isHung = true;
      socket.destroy();
    });
    socket.on('data', (data: Buffer) => {
      if (given.length < mostBytes) given = Buffer.concat([given, data]);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ ...read(given), isHung, tookMs: performance.now() - began }));
    socket.write(bytes);
  });
}

function read(given: Buffer): Pick<Reply, 'status' | 'headers' | 'body'> {
  const end = given.indexOf('\r\n\r\n');
  const [first = '', ...rest] = given.toString('latin1', 0, Math.max(0, end)).split('\r\n');
  const headers = rest.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(headers),
    body: given.toString('utf8', end + 4),
  };
}
