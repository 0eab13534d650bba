import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The part of a request that belongs to its visitor. Nothing in `server/pages/` gets it; `checks/import-direction.check.ts` enforces that. */
export interface Visitor {
  headers: IncomingHttpHeaders;
  /** Address of the connection. */
  remoteAddress: string | undefined;
  /** Query as the visitor sent it, with its question mark; empty without one. */
  search: string;
}

/** Returns the visitor's part of a request. */
export function visitorOf({ headers, socket, url = '' }: IncomingMessage): Visitor {
  const queryAt = url.indexOf('?');
  return { headers, remoteAddress: socket.remoteAddress, search: queryAt < 0 ? '' : url.slice(queryAt) };
}
