import type { IncomingHttpHeaders } from 'node:http';

/** Request received by the fake upstream. */
export interface UpstreamCall {
  method: string;
  /** Raw request target with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
