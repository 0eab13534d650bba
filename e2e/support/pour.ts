import { connect } from 'node:net';

/** What came back. */
export interface Poured {
  status: number;
  /** Bytes of the body that were handed to the network. */
  taken: number;
}

const chunkBytes = 64 * 1024;
const patienceMs = 20_000;

/**
 * Sends a request whose body never ends of its own accord, as fast as it is read, up to `mostBytes`.
 * @param announced its `Content-Length`, without any of the body being sent; undefined: in chunks
 * @returns what was answered, in the middle of it
 */
export function pour(
  port: number,
  path: string,
  { mostBytes = 64 * 1024 * 1024, announced }: { mostBytes?: number; announced?: number } = {},
): Promise<Poured> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let taken = 0;
    const chunk = Buffer.alloc(chunkBytes, 'a');
    const more = () => {
      while (taken < mostBytes && socket.writable) {
        taken += chunkBytes;
        if (!socket.write(Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]))) return;
      }
    };
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`${path} was never answered`)));
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), taken }));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${
        announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`
      }\r\n\r\n`,
    );
    if (announced === undefined) socket.on('drain', more).on('connect', more);
  });
}
