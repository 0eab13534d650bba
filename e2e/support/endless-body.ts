import { connect } from 'node:net';

export interface EndlessBodyResult {
  status: number;
  /** Body bytes handed to the network. */
  sentBytes: number;
}

const chunkBytes = 64 * 1024;
const timeoutMs = 20_000;

/**
 * Posts chunks as fast as the server reads them, until `maxBytes` are sent or the response begins.
 * @param contentLength sends only headers, with this `Content-Length`; undefined sends a chunked body
 * @throws when the server does not respond in time
 */
export function sendEndlessBody(
  port: number,
  path: string,
  { maxBytes = 64 * 1024 * 1024, contentLength }: { maxBytes?: number; contentLength?: number } = {},
): Promise<EndlessBodyResult> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    let sentBytes = 0;
    const size = chunkBytes.toString(16);
    const chunk = Buffer.from(`${size}\r\n${'a'.repeat(chunkBytes)}\r\n`);
    const sendChunks = () => {
      while (sentBytes < maxBytes && socket.writable) {
        sentBytes += chunkBytes;
        if (!socket.write(chunk)) return;
      }
    };
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${path} got no response`)));
    socket.on('data', (data) => {
      response += data;
      if (response.includes('\r\n')) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that rejects the body may close the connection before it has read everything.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), sentBytes }));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${
        contentLength === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${contentLength}`
      }\r\n\r\n`,
    );
    if (contentLength === undefined) socket.on('drain', sendChunks).on('connect', sendChunks);
  });
}
