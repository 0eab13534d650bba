import type { IncomingMessage } from 'node:http';
import {
  clientAddress,
  clientAddressHeader,
  type TrustedProxies,
} from '../lib/platform/process/client-address.ts';

/**
 * Replaces `X-Forwarded-For` by the client's address, so that rate limits, the campaign report and the API all use the same address, which
 * the client cannot invent.
 */
export function setClientAddress(req: IncomingMessage, trusted: TrustedProxies): void {
  const forwardedFor = [req.headers[clientAddressHeader] ?? []].flat().join(',');
  const address = clientAddress(req.socket.remoteAddress ?? '', forwardedFor, trusted);
  if (address) req.headers[clientAddressHeader] = address;
  else delete req.headers[clientAddressHeader];
}
