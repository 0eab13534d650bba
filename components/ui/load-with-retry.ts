const retryDelayMs = 3000;

/**
 * Calls a function that imports code until it succeeds: again three seconds after each failure.
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
