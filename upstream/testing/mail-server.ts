import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail as its reader has it: both bodies are read from their transfer encodings. */
export interface ReceivedMail {
  head: string;
  text: string;
  html: string;
}

/** A mail server that takes every mail and keeps it. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Resolves with the next mail. */
  next(): Promise<ReceivedMail>;
  close(): void;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = createServer((socket) =>
    converse(socket, (sent) => {
      const mail = readMail(sent);
      const taker = waiting.shift();
      if (taker) taker(mail);
      else mails.push(mail);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: () => {
      const mail = mails.shift();
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail);
    },
    close: () => server.close(),
  };
}

function readMail(sent: string): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(sent)?.[1] ?? '';
  const [head = '', text = '', html = ''] = sent.split(`--${boundary}`);
  return { head, text: bodyOf(text), html: bodyOf(html) };
}

function bodyOf(part: string): string {
  const body = part.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function converse(socket: Socket, take: (mail: string) => void): void {
  let text = '';
  let isMail = false;
  socket.write('220 mail\r\n');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    for (;;) {
      const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = text.slice(0, end);
      text = text.slice(end + (isMail ? 5 : 2));
      if (isMail) take(said);
      const isData = !isMail && /^data$/i.test(said);
      const isQuit = !isMail && /^quit$/i.test(said);
      socket.write(isData ? '354 go on\r\n' : isQuit ? '221 bye\r\n' : '250 ok\r\n');
      isMail = isData;
    }
  });
}
