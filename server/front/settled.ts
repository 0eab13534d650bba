import { encode } from './encode.ts';
import type { ScriptFiles } from './script-files.ts';
import { type Answer, type Kept, type Store, stateOf } from './store.ts';

const settledMs = 3000;

/** Whether a kept answer has stood for a while. What is cleared sooner, again and again, is not worth more than a quick compression. */
export function isSettled({ madeAt }: Kept): boolean {
  return performance.now() - madeAt >= settledMs;
}

/**
 * Compresses again what was compressed quickly, was asked for again and has stood for a while: one body after the other, so that
 * no more than one thread of the runtime is taken.
 */
export async function compressSettled(store: Store, scripts: ScriptFiles): Promise<void> {
  for (const { answer, script } of store
    .askedAgain()
    .filter((kept) => isSettled(kept) && stateOf(kept) === 'fresh')) {
    await compress(answer);
    if (script !== null) await compress(scripts.peek(script));
  }
}

async function compress(answer: Answer | undefined): Promise<void> {
  if (!answer?.bodies.isQuick) return;
  const { bodies } = answer;
  // One that cannot be compressed stays as it is, and holds up none of the others.
  answer.bodies = await encode(bodies.identity, false).catch(() => bodies);
}
