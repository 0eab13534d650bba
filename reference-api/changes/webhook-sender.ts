import { createHmac } from 'node:crypto';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { abortableFetch } from '../../contract/abortable-fetch.ts';
import { type Database, type Orm, queryRows } from '../db/database.ts';
import { change } from '../db/schema/change.ts';
import { buildWebhookMessages, type WebhookMessage } from './webhook-messages.ts';

/** Receivers of change messages. */
export interface Webhook {
  /** One URL for each instance of the storefront. */
  urls: string[];
  secret: string;
}

/** Running delivery of change messages. */
export interface WebhookSender {
  stop(): Promise<void>;
}

/** Key of the advisory lock that the sending process holds; any number that no other lock uses. */
const senderLock = 724_320_433;
const pollIntervalMs = 200;
const pruneIntervalMs = 3_600_000;
/** Age, as a PostgreSQL interval, at which rows are deleted when there is no webhook. */
const maxChangeAge = '1 day';
const timeoutMs = 15_000;
const minRetryDelayMs = 500;
const maxRetryDelayMs = 60_000;
/** Maximum number of rows read at once: a message has at most one tag per row, and the storefront accepts 200 tags. */
const maxRowsPerBatch = 200;
const maxReasonLength = 300;

/**
 * Delivers committed changes to the webhook, combining equal ones. Rows are deleted only after every URL has responded, so a
 * crash loses none; failures are retried with exponential backoff. Without a webhook, rows older than a day are deleted.
 */
export function startWebhookSender(
  database: Database,
  webhook: Webhook | undefined,
  logger: Logger,
): WebhookSender {
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
      let pauseMs = webhook ? pollIntervalMs : pruneIntervalMs;
      try {
        if (webhook) await deliver(database, webhook);
        else await deleteOldChanges(database.orm);
        failures = 0;
      } catch (error) {
        if (!isStopped) logger.warn({ err: error, failures }, 'webhook delivery failed; retrying');
        pauseMs = Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** failures);
        failures += 1;
      }
      if (!isStopped) await pause(pauseMs);
    }
  };
  const finished = run();
  return {
    async stop() {
      isStopped = true;
      wake?.();
      await finished;
    },
  };
}

/** Sends pending changes, unless another process on the database is sending. */
function deliver(database: Database, webhook: Webhook): Promise<void> {
  if (database.kind === 'pglite') return sendPendingChanges(database.orm, webhook);
  return database.orm.transaction(async (tx) => {
    const [lock] = await queryRows<{ acquired: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${senderLock}) as acquired`,
    );
    // Deletes rows outside `tx`: when a later message fails, a rollback would restore the rows of messages already delivered.
    if (lock?.acquired)
      await sendPendingChanges(database.orm, webhook, async () => {
        // Keeps `tx` alive: PostgreSQL would end an idle transaction and release its lock.
        await tx.execute(sql`select 1`);
      });
  });
}

async function sendPendingChanges(orm: Orm, webhook: Webhook, onDelivered = async () => {}): Promise<void> {
  const pending = await orm.select().from(change).orderBy(asc(change.id)).limit(maxRowsPerBatch);
  for (const { body, ids } of buildWebhookMessages(pending)) {
    await Promise.all(webhook.urls.map((url) => send(url, body, webhook.secret)));
    await orm.delete(change).where(inArray(change.id, ids));
    await onDelivered();
  }
}

async function send(url: string, message: WebhookMessage['body'], secret: string): Promise<void> {
  const body = JSON.stringify({ ...message, sentAt: new Date().toISOString() });
  const response = await abortableFetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok)
    throw new Error(`${url} responded with ${response.status}${await readRejectionReason(response)}`);
  await response.body?.cancel();
}

/** Returns a colon and the receiver's reason, such as a wrong clock; an empty string when the response has no reason. */
async function readRejectionReason(response: Response): Promise<string> {
  const payload = await response.json().catch(() => null);
  const message = payload?.Message;
  return typeof message === 'string' ? `: ${message.slice(0, maxReasonLength)}` : '';
}

async function deleteOldChanges(orm: Orm): Promise<void> {
  await orm.delete(change).where(sql`${change.changedAt} < now() - ${maxChangeAge}::interval`);
}
