const retryDelayMs = 3000;

/**
 * Calls a function that imports code. After each failure, calls it again in three seconds, until it succeeds.
 * @param onFailure called with the reason of each failure
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  onFailure: (error: unknown) => void = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
