/** Failure of something to load. */
export interface LoadFailure {
  error: unknown;
  /** Page or file with the same content as what failed to load; absent where there is none. */
  href?: string;
}

export const loadFailureEvent = 'load-failure';

/**
 * Reports a failure to `useRemovedBuildRecovery`. If a new release is the reason, that hook opens `href`, or without one reloads the page;
 * otherwise it shows a toast.
 * @param href page or file with the same content as what failed to load
 */
export function reportLoadFailure(error: unknown, href?: string): void {
  dispatchEvent(new CustomEvent<LoadFailure>(loadFailureEvent, { detail: { error, href } }));
}
