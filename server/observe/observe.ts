import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { routeName } from '../../lib/address/route-name.ts';
import type { RequestFigures } from './request-figures.ts';

const saidId = /^[\w.:-]{1,100}$/;

/**
 * Notes what becomes of each request: in the figures, and as one line of the log that names its route and never its address, which may
 * hold a token.
 * @param log null where requests are not logged one by one
 * @returns what is to be called for a request that was answered from the store without a word of its headers
 */
export function createObserver(figures: RequestFigures, log: Logger | null) {
  return (req: IncomingMessage, res: ServerResponse): (() => void) => {
    const began = performance.now();
    const writtenBefore = req.socket.bytesWritten;
    let isRepeat = false;
    res.once('close', () => {
      const ms = performance.now() - began;
      const route = routeName(req.url ?? '');
      const status = res.statusCode;
      const cache = isRepeat ? 'hit' : cacheState(res.getHeader('cache-status'));
      figures.count({ route, status, cache, seconds: ms / 1000 });
      log?.info(
        {
          id: idOf(req),
          method: req.method,
          route,
          status,
          cache,
          ms: Math.round(ms * 10) / 10,
          timing: res.getHeader('server-timing'),
          bytes: req.socket.bytesWritten - writtenBefore,
          ...(res.writableFinished ? {} : { isCutShort: true }),
        },
        'request',
      );
    });
    return () => {
      isRepeat = true;
    };
  };
}

/** The id that a proxy gave the request, else one of its own. */
function idOf({ headers }: IncomingMessage): string {
  const given = String(headers['x-request-id'] ?? '');
  return saidId.test(given) ? given : randomUUID();
}

function cacheState(said: number | string | string[] | undefined): string {
  if (said === undefined) return 'none';
  const [, state = 'bypass'] = /; (?:fwd=)?(hit|uri-miss|stale|bypass)/.exec(String(said)) ?? [];
  return state === 'uri-miss' ? 'miss' : state;
}
