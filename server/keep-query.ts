import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Gives a permanent redirect that a page has thrown the query of the request, which pages do not know, and one `Location`:
 * Next sends it twice.
 */
export function keepQuery(req: IncomingMessage, res: ServerResponse): void {
  // Next rewrites the address in place.
  const asked = req.url ?? '';
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const [location] = [res.getHeader('location')].flat();
    if (status === 308 && location !== undefined) {
      res.setHeader('Location', withQuery(String(location), asked));
    }
    return writeHead(status, ...rest);
  }) as typeof res.writeHead;
}

function withQuery(location: string, asked: string): string {
  const start = asked.indexOf('?');
  return location.includes('?') || start < 0 ? location : location + asked.slice(start);
}
