import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../support/http.ts';

/** One request of a visitor. */
export interface Visit {
  path: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** What was wrong with the answer. */
  fault?: string;
}

/** Visitors who ask until they are stopped. */
export interface Load {
  stop(): Promise<Visit[]>;
}

const visitors = 2;
const pauseMs = 80;

/** Has visitors ask a port for one address after the other, each from a network address of its own. */
export function visit(port: number, nextPath: () => string): Load {
  const visits: Visit[] = [];
  let isOver = false;
  const wander = async () => {
    while (!isOver) {
      const path = nextPath();
      const startedAt = Date.now();
      visits.push({ path, startedAt, fault: await faultOf(port, path) });
      await sleep(pauseMs);
    }
  };
  const wandering = Array.from({ length: visitors }, wander);
  return {
    async stop() {
      isOver = true;
      await Promise.all(wandering);
      return visits;
    },
  };
}

/** What is wrong with the answer for an address; undefined: nothing. */
async function faultOf(port: number, path: string): Promise<string | undefined> {
  const number = () => 1 + Math.floor(Math.random() * 250);
  const sender = { 'x-forwarded-for': `41.${number()}.${number()}.${number()}` };
  return ask(port, path, { headers: sender }).then(
    ({ status, body }) =>
      status === 200 && (body.includes('</html>') || body.startsWith('{')) ? undefined : `${status}`,
    (error: Error) => error.message,
  );
}

/** The visits that were not answered as they should have been. */
export function faulty(visits: Visit[]): Visit[] {
  return visits.filter(({ fault }) => fault !== undefined);
}
