import { consumeRateLimit } from '../../platform/process/rate-limit.ts';

const rateLimit = { max: 20, windowMs: 15 * 60_000 };

/** Counts an attempt to enter the key; false once the limit of this client is reached. */
export async function isAttemptAllowed(client: string): Promise<boolean> {
  return (await consumeRateLimit({ key: `campaigns key ${client}`, ...rateLimit })) === 0;
}

/** Takes back the attempt of a client that has entered the right key. */
export async function refundAttempt(client: string): Promise<void> {
  await consumeRateLimit({ key: `campaigns key ${client}`, weight: -1, ...rateLimit });
}
