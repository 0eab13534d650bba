import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { provideCounting } from '../../lib/upstream/count-attempt.ts';
import { connectTo, nameOf, within } from './connection.ts';
import { countAttempt } from './scripts.ts';
import { type SharedInvalidation, shareInvalidation } from './shared-invalidation.ts';
import { type SharedPages, sharePages } from './shared-pages.ts';

/** What the instances of one shop have together. */
export interface Shared<Value> {
  invalidation: SharedInvalidation;
  pages: SharedPages<Value>;
}

const patienceMs = 3000;

/** Joins the other instances that have the same upstream, over Redis. A Redis that is away is waited for in the background. */
export async function share<Value>(url: string, apiBaseUrl: string, log: Logger): Promise<Shared<Value>> {
  const name = `rida:${nameOf(apiBaseUrl)}`;
  const build = await readFile('.next/BUILD_ID', 'utf8');
  const invalidation = shareInvalidation(url, name, log);
  const redis = connectTo(url, log.child({}, { level: 'silent' }), () => {});
  redis.connect().catch(() => {});
  const pages = sharePages<Value>(redis, name, nameOf(build), invalidation.isThere);
  provideCounting(async ({ key, weight, most, spanMs }) => {
    if (!redis.isReady) return null;
    const given = [weight, most, spanMs].map(String);
    const keys = [`${name}:attempts:${nameOf(key)}`];
    const left = await within(redis.eval(countAttempt, { keys, arguments: given })).catch(() => null);
    return typeof left === 'number' ? left : null;
  });
  const tooLong = performance.now() + patienceMs;
  while (!invalidation.isThere() && performance.now() < tooLong) await sleep(20);
  return { invalidation, pages };
}
