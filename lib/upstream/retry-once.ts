const connectionErrors = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Returns the network error code of a failed `fetch`, such as `ECONNRESET`; undefined for any other error. */
export function networkErrorCode(error: unknown): string | undefined {
  return (error as { cause?: NodeJS.ErrnoException }).cause?.code;
}

/**
 * Runs an idempotent request, and once more when its connection broke: a server may close a keep-alive connection just as it is
 * used again.
 */
export async function retryOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!connectionErrors.includes(networkErrorCode(error) ?? '')) throw error;
    return send();
  }
}
