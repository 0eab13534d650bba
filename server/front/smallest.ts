import { encodeSmallest } from './encode.ts';
import type { ScriptFiles } from './script-files.ts';
import { type Answer, type Store, stateOf } from './store.ts';

/** What is cleared sooner is not worth it. */
const settledMs = 3000;

/**
 * Compresses as small as it goes what is kept, was asked for again and has stood for a while: one body after the other, so that
 * no more than one thread of the runtime is taken. Pages that are made anew all the time never come to it.
 */
export async function compressSettled(store: Store, scripts: ScriptFiles): Promise<void> {
  const settled = store
    .wanted()
    .filter((kept) => performance.now() - kept.madeAt >= settledMs && stateOf(kept) === 'fresh');
  for (const { answer, script } of settled) {
    await compress(answer);
    if (script !== null) await compress(scripts.peek(script));
  }
}

async function compress(answer: Answer | undefined): Promise<void> {
  if (answer && !answer.bodies.isSmallest) answer.bodies = await encodeSmallest(answer.bodies);
}
