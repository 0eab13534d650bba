/** Returns whether an error means that the client closed its connection while the body was read. Node gives it this code and message. */
export function isAbortedRequest(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    (error as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}
