import type { IncomingHttpHeaders } from 'node:http';

/** A call as the fake upstream has received it. */
export interface Call {
  method: string;
  /** As it came over the wire, query included. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
