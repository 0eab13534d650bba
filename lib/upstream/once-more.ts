const broken = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** What the network says went wrong with a `fetch`, such as `ECONNRESET`; undefined where it was something else. */
export function networkCode(error: unknown): string | undefined {
  return (error as { cause?: NodeJS.ErrnoException }).cause?.code;
}

/**
 * Does a piece of work that asks and harms nothing, and once more where its connection broke: the other side may close one that
 * was kept open at the very moment it is used again.
 */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!broken.includes(networkCode(error) ?? '')) throw error;
    return work();
  }
}
