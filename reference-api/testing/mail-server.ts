import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Received mail with decoded bodies. */
export interface ReceivedMail {
  headers: string;
  text: string;
  html: string;
}

/** SMTP server for tests. */
export interface MailServer {
  /** Value for `SMTP_URL`. */
  url: string;
  /** Resolves with the next mail in order of arrival. @throws when none arrives within 20 s */
  next(): Promise<ReceivedMail>;
  close(): void;
}

const maxWaitMs = 20_000;

/** Starts an SMTP server on a free port; it accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const unreadMails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((socket) =>
    handleConnection(socket, (source) => {
      unreadMails.push(parseMail(source));
      arrivals.emit('mail');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server got no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async next() {
      const signal = AbortSignal.timeout(maxWaitMs);
      for (;;) {
        const mail = unreadMails.shift();
        if (mail) return mail;
        await once(arrivals, 'mail', { signal }).catch(() => {
          throw new Error(`No mail arrived within ${maxWaitMs} ms`);
        });
      }
    },
    close: () => server.close(),
  };
}

function parseMail(source: string): ReceivedMail {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [headers = '', text = '', html = ''] = source.split(`--${boundary}`);
  return { headers, text: decodeBody(text), html: decodeBody(html) };
}

function decodeBody(part: string): string {
  const body = part.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function handleConnection(socket: Socket, onMail: (source: string) => void): void {
  let received = '';
  let isReceivingMail = false;
  socket.write('220 mail\r\n');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk.toString('utf8');
    for (;;) {
      const terminator = isReceivingMail ? '\r\n.\r\n' : '\r\n';
      const end = received.indexOf(terminator);
      if (end < 0) return;
      const mailOrCommand = received.slice(0, end);
      received = received.slice(end + terminator.length);
      if (isReceivingMail) onMail(mailOrCommand);
      const isData = !isReceivingMail && /^data$/i.test(mailOrCommand);
      const isQuit = !isReceivingMail && /^quit$/i.test(mailOrCommand);
      let reply = '250 ok';
      if (isData) reply = '354 go on';
      if (isQuit) reply = '221 bye';
      socket.write(`${reply}\r\n`);
      isReceivingMail = isData;
    }
  });
}
