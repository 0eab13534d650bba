import { setTimeout as sleep } from 'node:timers/promises';
import { httpRequest } from '../support/http.ts';

/** Request of a visitor. */
export interface Visit {
  path: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Reason why the request failed; undefined on success. */
  error?: string;
}

/** Visitors who send requests until `stop`, which returns all their visits. */
export interface Load {
  stop(): Promise<Visit[]>;
}

const visitorCount = 2;
const pauseMs = 80;

/** Starts visitors that request one path after another, each request from another IP address. */
export function startLoad(port: number, nextPath: () => string): Load {
  const visits: Visit[] = [];
  let isStopped = false;
  const visitRepeatedly = async () => {
    while (!isStopped) {
      const path = nextPath();
      const startedAt = Date.now();
      visits.push({ path, startedAt, error: await errorOf(port, path) });
      await sleep(pauseMs);
    }
  };
  const running = Array.from({ length: visitorCount }, visitRepeatedly);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return visits;
    },
  };
}

/** Returns the status or message of a failed request; undefined on success. */
async function errorOf(port: number, path: string): Promise<string | undefined> {
  const octet = () => 1 + Math.floor(Math.random() * 250);
  const headers = { 'x-forwarded-for': `41.${octet()}.${octet()}.${octet()}` };
  return httpRequest(port, path, { headers }).then(
    ({ status, body }) =>
      status === 200 && (body.includes('</html>') || body.startsWith('{')) ? undefined : `${status}`,
    (error: Error) => error.message,
  );
}

export function failedVisits(visits: Visit[]): Visit[] {
  return visits.filter(({ error }) => error !== undefined);
}
