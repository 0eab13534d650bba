import { countAttempt } from '../upstream/count-attempt.ts';

const limit = { most: 20, spanMs: 15 * 60_000 };

/** Whether a key may be tried from an address now. Nobody can use up what others may try from elsewhere. */
export async function mayTry(address: string): Promise<boolean> {
  return (await countAttempt({ key: `campaigns key ${address}`, ...limit })) === 0;
}

/** The key was right: that try does not count. */
export async function giveBack(address: string): Promise<void> {
  await countAttempt({ key: `campaigns key ${address}`, weight: -1, ...limit });
}
