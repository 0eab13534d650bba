import { createHmac } from 'node:crypto';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, type Orm, rows } from '../db/database.ts';
import { change } from '../db/schema/change.ts';
import { type Message, messagesOf } from './messages.ts';

/** Whom changes are told to. */
export interface Webhook {
  /** Every instance of the storefront has an address of its own. */
  addresses: string[];
  secret: string;
}

/** Tells changes until it is stopped. */
export interface Courier {
  stop(): Promise<void>;
}

const courierLock = 724_320_433;
const lookEveryMs = 200;
const pruneEveryMs = 3_600_000;
const keptFor = '1 day';
const patienceMs = 15_000;
const shortestPauseMs = 500;
const longestPauseMs = 60_000;
/** As many tags as the storefront takes in one message. */
const mostAtOnce = 200;

/**
 * Tells committed changes to the webhook, the same change once however often it happened, until every address has answered.
 * A row leaves its table only then: a crash, here or there, loses none. Without a webhook old rows are thrown away.
 */
export function startCourier(database: Database, webhook: Webhook | undefined, logger: Logger): Courier {
  let isStopped = false;
  let wake: (() => void) | undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    let failures = 0;
    while (!isStopped) {
      const pauseMs = await (webhook ? deliver(database, webhook) : prune(database.orm)).then(
        () => {
          failures = 0;
          return webhook ? lookEveryMs : pruneEveryMs;
        },
        (error: unknown) => {
          if (!isStopped) logger.warn({ err: error, failures }, 'changes could not be told; trying again');
          failures += 1;
          return Math.min(longestPauseMs, shortestPauseMs * 2 ** (failures - 1));
        },
      );
      if (!isStopped) await pause(pauseMs);
    }
  };
  const done = run();
  return {
    async stop() {
      isStopped = true;
      wake?.();
      await done;
    },
  };
}

/** One process sends at a time; the others leave it to that one. */
function deliver(database: Database, webhook: Webhook): Promise<void> {
  if (database.kind === 'pglite') return sendWaiting(database.orm, webhook);
  return database.orm.transaction(async (tx) => {
    const [lock] = await rows<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${courierLock}) as taken`,
    );
    // Over connections of its own: what was told stays told when a later message fails.
    if (lock?.taken) await sendWaiting(database.orm, webhook);
  });
}

async function sendWaiting(orm: Orm, webhook: Webhook): Promise<void> {
  const waiting = await orm.select().from(change).orderBy(asc(change.id)).limit(mostAtOnce);
  for (const { body, ids } of messagesOf(waiting)) {
    await Promise.all(webhook.addresses.map((address) => send(address, body, webhook.secret)));
    await orm.delete(change).where(inArray(change.id, ids));
  }
}

async function send(address: string, what: Message['body'], secret: string): Promise<void> {
  const body = JSON.stringify({ ...what, sentAt: new Date().toISOString() });
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

async function prune(orm: Orm): Promise<void> {
  await orm.delete(change).where(sql`${change.changedAt} < now() - ${keptFor}::interval`);
}
